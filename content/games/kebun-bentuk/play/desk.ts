/** One order at work: a flower from the tray, a thing from the bed, or a place for a creature. */
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import { type Board, boardOf, choicesIn } from '../rules/boards.ts';
import { judge, rightIn } from '../rules/judge.ts';
import { creatureOf, type Form, type Order } from '../rules/orders.ts';
import type { Outcome } from '../scene/bed.ts';
import { anticSeconds, antics } from '../scene/meadow.ts';
import { head, source } from '../view/flowers.ts';
import { signFor } from '../view/sign.ts';
import type { Sound } from '../view/sounds.ts';
import type { Context } from './context.ts';

/** Seconds to look at a miss, and until the goat feels what was planted. */
const watching = { miss: 2.4, antic: 0.7 };

const anticSounds: readonly Sound[] = ['sneeze', 'rain', 'hop', 'wings'];

/** What is pressed to choose. */
const choiceName: Readonly<Record<Form, string>> = {
  match: 'tray',
  sort: 'tray',
  pattern: 'tray',
  odd: 'thing',
  compare: 'thing',
  place: 'spot',
};

const numberIn = (element: HTMLElement): number =>
  Number(/(?:tray|thing|spot)-(\d)/.exec(element.className)?.[1] ?? -1);

export class GardenDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #board: Board | null = null;
  #outcome: Outcome | null = null;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { bed, meadow, takeDrops } = this.#context;
    this.#board = boardOf(work.order, work.level, work.seed);
    meadow.feel('idle');
    meadow.isLeaning = choiceName[work.order.form] === 'tray';
    meadow.goat.classList.toggle('drop', choiceName[work.order.form] === 'thing');
    bed.hand((at) => this.#choose(at));
    takeDrops(({ from, onto }) => {
      const isMover = from.classList.contains('mover');
      if (onto !== from) this.#choose(numberIn(isMover ? onto : from));
    });
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#outcome = null;
    this.draw();
  }

  draw(): void {
    const { bed, stage, text, creatures } = this.#context;
    const board = this.#board;
    if (!this.#work || !board) return;
    const { order, level, aid } = this.#work;
    const [right = 0] = rightIn(order, board);
    const isOpen = this.#outcome === null;
    const shines = aid >= 3 && isOpen ? right : null;
    const aside = aid >= 2 && isOpen && order.form !== 'place' ? this.#wrong(right) : null;
    const sign = signFor(order, { level, aid });
    const isDone = this.#outcome?.isRight ?? false;
    offer(stage, `garden ${order.form}`, {
      sign: sign ?? undefined,
      choices: order.form === 'place' ? this.#mover(isDone) : this.#tray(board, { shines, aside }),
    });
    this.#context.refit();
    const words = text();
    bed.show({ order, board, level, aid, outcome: this.#outcome, shines, aside, words, creatures });
    Object.assign(bed.element.dataset, {
      ready: isOpen ? 'yes' : 'no',
      wants: `.${choiceName[order.form]}-${right}`,
    });
  }

  show(then: () => void): void {
    const { clock, sounds, meadow, memory } = this.#context;
    const { isRight = false } = this.#outcome ?? {};
    this.draw();
    if (!isRight) {
      sounds.play('oops');
      meadow.feel('no');
      clock.after(watching.miss, then);
      return;
    }
    sounds.play('plant');
    const isEaten = this.#work?.order.form === 'odd';
    if (isEaten) {
      meadow.feel('munch');
      sounds.play('munch');
    }
    // What was done is counted already: the very first flower brings the sneeze.
    const turn = Math.max(0, memory.game.progress.brought - 1) % antics.length;
    const before = watching.antic + (isEaten ? 0.5 : 0);
    clock.after(before, () => {
      sounds.play('right');
      meadow.feel(antics[turn] ?? 'sneeze');
    });
    clock.after(before + 0.4, () => sounds.play(anticSounds[turn] ?? 'sneeze'));
    clock.after(before + anticSeconds, () => {
      meadow.feel('idle');
      then();
    });
  }

  /** With help one that does not fit steps aside. */
  #wrong(right: number): number {
    const many = this.#board ? choicesIn(this.#board) : 1;
    return (right + 1 + ((this.#work?.seed ?? 0) % (many - 1))) % many;
  }

  #tray(
    { tray }: Board,
    { shines, aside }: { shines: number | null; aside: number | null },
  ): Choice[] {
    return tray.map((look, at) => ({
      name: `tray-${at} tray${shines === at ? ' is-beckoning' : ''}${this.#outcome?.at === at ? ' is-used' : ''}`,
      label: this.#context.text().look(look),
      picture: source(head(look)),
      isOff: aside === at,
      run: () => this.#choose(at),
    }));
  }

  /** The creature that waits for its place; a tap on it says again where. */
  #mover(isDone: boolean): Choice[] {
    const { order } = this.#work ?? {};
    if (!order || isDone) return [];
    const { creatures, sounds, stage, text } = this.#context;
    return [
      {
        name: 'mover',
        label: text().creature(order),
        picture: creatures[creatureOf(order)],
        run() {
          sounds.play('tap');
          stage.tell(text().goal(order));
        },
      },
    ];
  }

  #choose(at: number): void {
    const { sounds, text } = this.#context;
    if (!this.#work || !this.#board || at < 0) return;
    // What is being watched is not disturbed, but a press is heard.
    if (this.#outcome) {
      sounds.play('tap');
      return;
    }
    const { order } = this.#work;
    const verdict = judge(order, this.#board, at);
    const isRight = verdict.kind === 'fits';
    this.#outcome = { at, isRight };
    this.#onTry({ isRight, response: [at], line: text().miss(verdict, order) });
  }
}
