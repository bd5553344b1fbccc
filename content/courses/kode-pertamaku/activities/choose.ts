/** Cards with arrows or drums to choose from; Nobi walks off whatever was chosen. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { drumPicture } from '../../../boards/arrow-art.ts';
import type { Program } from '../../../boards/program.ts';
import { boardIn, numberIn, programFrom, programIn, wordFor, wordIn, wordsIn } from '../args.ts';
import { Island } from '../island.ts';
import { programTiles } from '../ribbon.ts';
import { rightChoice } from '../rules.ts';
import { words } from '../text.ts';

class Choose implements Running {
  private readonly island: Island;
  private readonly programs: readonly Program[];
  private readonly hole: number;
  private readonly long: Program | null;
  private readonly right: number;
  private readonly cards: readonly HTMLButtonElement[];
  private readonly desk: Desk;
  private isOver = false;
  private due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.desk = desk;
    this.programs = wordsIn(task, 'programs').map(programFrom);
    this.hole = numberIn(task, 'hole', -1);
    this.long = wordIn(task, 'program') ? programIn(task) : null;
    this.right = rightChoice(task);
    this.due = desk.help;
    this.island = new Island(desk, boardIn(task));
    this.cards = this.programs.map((program, at) => this.card(program, at));
    desk.controls.append(...this.cards);
    this.dress();
    this.help();
  }

  private text() {
    return words[this.desk.lang()];
  }

  private card(program: Program, at: number): HTMLButtonElement {
    const card = pressable('card', this.faceOf(program), () => this.pick(at));
    card.dataset.answer = '';
    card.dataset.right = `${at === this.right}`;
    return card;
  }

  /** Only the tile that fills the hole, only the number of beats, or the whole program. */
  private faceOf(program: Program): string {
    const way = this.hole >= 0 ? program.before[this.hole] : undefined;
    if (way) return programTiles({ before: [way], drum: null, after: [] });
    const isSameBody = this.programs.every(
      ({ drum }) => drum && drum.body.join() === program.drum?.body.join(),
    );
    if (!isSameBody || this.long || !program.drum) return programTiles(program);
    return `<span class="card-beat">${drumPicture}<b>${program.drum.times}×</b></span>`;
  }

  private pick(at: number): void {
    const { island, desk } = this;
    const program = this.programs[at];
    if (!program || island.busy || this.isOver) return;
    const right = at === this.right;
    this.isOver = right;
    for (const card of this.cards) card.classList.remove('is-beckoning');
    desk.sound('tap');
    island.ribbon.show({ program, label: this.text().tiles(program) });
    island.fit();
    island.walk(program, {
      onHalt: (stop) => {
        const text = this.text();
        const other = stop === 'home' ? text.tooOften : text.stops[stop];
        const line = right ? text.praise[this.praise()] : other;
        this.due = desk.answer({ right, response: [wordFor(program)], line });
      },
      onEnd: () => {
        if (right) return;
        island.rewind();
        this.dress();
        this.help();
      },
    });
  }

  private praise(): 'gap' | 'short' | 'drum' {
    if (this.hole >= 0) return 'gap';
    return this.long ? 'short' : 'drum';
  }

  private help(): void {
    if (this.due === 'none') return;
    this.island.trail(this.programs[this.right] ?? null);
    if (this.due === 'worked') this.point();
  }

  private point(): void {
    for (const [at, card] of this.cards.entries())
      card.classList.toggle('is-beckoning', at === this.right);
  }

  beckon(): string {
    this.island.trail(this.programs[this.right] ?? null);
    return this.hole >= 0 ? this.text().whichFits : this.text().countRound;
  }

  dress(): void {
    const text = this.text();
    const [first] = this.programs;
    const shown = this.long ?? first;
    if (shown) {
      const isBeat = !this.long && this.hole < 0;
      this.island.ribbon.show(
        isBeat && first?.drum === null
          ? null
          : { program: shown, hole: this.hole, isOpen: isBeat, label: text.tiles(shown) },
      );
    }
    for (const [at, card] of this.cards.entries()) {
      const program = this.programs[at];
      const way = this.hole >= 0 ? program?.before[this.hole] : undefined;
      card.ariaLabel = way ? text.ways[way] : program ? text.card(program) : '';
    }
    this.island.fit();
  }
}

export const choose: Activity = (desk, task) => new Choose(desk, task);
