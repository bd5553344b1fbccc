/** The maker's corner: up to three fields, each with something hidden, become a code for the family. */
import { built, builtForms, codeOf, mostFields } from '../rules/code.ts';
import type { Spot } from '../rules/garden.ts';
import { isSound, type Order, type Size, widest } from '../rules/orders.ts';
import type { Phase, Picture } from '../scene/land.ts';
import { ticket } from '../view/ticket.ts';
import turn from '../view/turn.svg';
import type { Context } from './context.ts';
import { offer } from './controls.ts';
import type { Page, PageName } from './page.ts';

const start: Size = { rows: 4, cols: 6 };
const rows = 8;

export class Maker implements Page {
  #context: Context;
  #turn: (to: PageName) => void;
  #size = start;
  #kind = 1;
  #isShown = false;

  constructor(context: Context, turn: (to: PageName) => void) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    this.#isShown = false;
    this.#context.land.button.disabled = false;
    this.#context.stage.goal(this.#context.text().makeGoal);
    this.dress();
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  touch({ row, col }: Spot, phase: Phase): void {
    if (phase !== 'up') this.#pull({ rows: row + 1, cols: col + 1 });
  }

  key(name: string): boolean {
    const { rows: down, cols } = this.#size;
    if (name === 'ArrowDown') this.#pull({ rows: down + 1, cols });
    else if (name === 'ArrowUp') this.#pull({ rows: down - 1, cols });
    else if (name === 'ArrowRight') this.#pull({ rows: down, cols: cols + 1 });
    else if (name === 'ArrowLeft') this.#pull({ rows: down, cols: cols - 1 });
    else if (name === 'Enter' || name === ' ') this.#add();
    else return false;
    return true;
  }

  get #order(): Order {
    return built(builtForms[this.#kind] ?? 'total', this.#size);
  }

  get #made(): readonly Order[] {
    return this.#context.memory.saved.made;
  }

  #pull(wanted: Size): void {
    const next = {
      rows: Math.max(2, Math.min(rows, wanted.rows)),
      cols: Math.max(2, Math.min(widest, wanted.cols)),
    };
    if (this.#isShown) this.#begin();
    if (next.rows === this.#size.rows && next.cols === this.#size.cols) return;
    this.#size = next;
    this.#context.sounds.play('pull');
    this.#draw();
    this.#offer();
  }

  /** After a code was shown the next level begins with an empty list. */
  #begin(): void {
    this.#isShown = false;
    this.#context.memory.saved.made = [];
    this.#offer();
  }

  #next(): void {
    if (this.#isShown) this.#begin();
    this.#kind = (this.#kind + 1) % builtForms.length;
    this.#context.sounds.play('tap');
    this.#offer();
  }

  #add(): void {
    const { memory, sounds, stage, text } = this.#context;
    if (this.#isShown) this.#begin();
    if (!isSound(this.#order)) {
      sounds.play('oops');
      stage.tell(text().unsound);
      return;
    }
    memory.saved.made = [...this.#made, this.#order].slice(-mostFields);
    memory.keep();
    sounds.play('sack');
    if (this.#made.length === mostFields) this.#show();
    else this.#offer();
  }

  #show(): void {
    const { guest, memory, sounds, stage, text, eventContext } = this.#context;
    this.#isShown = true;
    memory.keep();
    sounds.play('right');
    stage.tell(text().codeGoal);
    const response = this.#made.flatMap((order) => [order.form, order.rows, order.cols]);
    guest.event({ verb: 'created', object: 'level', result: { response }, ctx: eventContext() });
    this.#offer();
  }

  #draw(): void {
    const { land, text } = this.#context;
    const size = this.#size;
    const picture: Picture = {
      rows,
      cols: widest,
      look: (row, col) => (row < size.rows && col < size.cols ? 'plant' : 'soil'),
      tags: [{ kind: 'live', text: `${size.rows}×${size.cols}`, row: 0, col: widest / 2 }],
      corner: size,
    };
    land.show(picture);
    land.button.ariaLabel = `${text().land(size)}. ${text().keys}`;
    Object.assign(land.button.dataset, { form: 'make', ready: 'yes' });
  }

  #offer(): void {
    const { stage, text } = this.#context;
    const words = text();
    const count = this.#made.length;
    offer(stage, 'maker', {
      sign: this.#isShown ? codeSign(this.#made) : this.#preview(),
      choices: [
        { name: 'kind', label: words.kind, picture: turn, run: () => this.#next() },
        { name: 'add', label: words.add(this.#isShown ? 0 : count), run: () => this.#add() },
        ...(count > 0 && !this.#isShown
          ? [{ name: 'show', label: words.code, run: () => this.#show() }]
          : []),
        { name: 'to-garden', label: words.garden, run: () => this.#turn('garden') },
      ],
    });
  }

  #preview(): HTMLElement {
    return ticket(this.#order, { level: 2, words: this.#context.text(), isSolved: false });
  }
}

const codeSign = (made: readonly Order[]): HTMLElement => {
  const sign = document.createElement('div');
  sign.className = 'ticket code';
  const code = codeOf(made);
  sign.textContent = code.match(/\d{1,4}/g)?.join(' ') ?? code;
  sign.dataset.code = code;
  return sign;
};
