/** Cards with arrows or drums to choose from; Nobi walks off whatever was chosen. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import type { Program } from '../../../boards/rules/program.ts';
import { drumPicture } from '../../../boards/view/arrow-art.ts';
import {
  boardIn,
  numberIn,
  programFrom,
  programIn,
  wordFor,
  wordIn,
  wordsIn,
} from '../rules/args.ts';
import { rightChoice } from '../rules/ways.ts';
import { Island } from '../scene/island.ts';
import { programTiles } from '../scene/ribbon.ts';
import { words } from '../text/text.ts';

class Choose implements Running {
  readonly #island: Island;
  readonly #programs: readonly Program[];
  readonly #hole: number;
  readonly #long: Program | null;
  readonly #right: number;
  readonly #cards: readonly HTMLButtonElement[];
  readonly #desk: Desk;
  #isOver = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#programs = wordsIn(task, 'programs').map(programFrom);
    this.#hole = numberIn(task, 'hole', -1);
    this.#long = wordIn(task, 'program') ? programIn(task) : null;
    this.#right = rightChoice(task);
    this.#due = desk.help;
    this.#island = new Island(desk, boardIn(task));
    this.#cards = this.#programs.map((program, at) => this.#card(program, at));
    desk.controls.append(...this.#cards);
    this.dress();
    this.#help();
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #card(program: Program, at: number): HTMLButtonElement {
    const card = pressable('card', this.#faceOf(program), () => this.#pick(at));
    card.dataset.answer = '';
    card.dataset.right = `${at === this.#right}`;
    return card;
  }

  /** Only the tile that fills the hole, only the number of beats, or the whole program. */
  #faceOf(program: Program): string {
    const way = this.#hole >= 0 ? program.before[this.#hole] : undefined;
    if (way) return programTiles({ before: [way], drum: null, after: [] });
    const isSameBody = this.#programs.every(
      ({ drum }) => drum && drum.body.join() === program.drum?.body.join(),
    );
    if (!isSameBody || this.#long || !program.drum) return programTiles(program);
    return `<span class="card-beat">${drumPicture}<b>${program.drum.times}×</b></span>`;
  }

  #pick(at: number): void {
    const island = this.#island;
    const desk = this.#desk;
    const program = this.#programs[at];
    if (!program || island.busy || this.#isOver) return;
    const right = at === this.#right;
    this.#isOver = right;
    for (const card of this.#cards) card.classList.remove('is-beckoning');
    desk.sound('tap');
    island.ribbon.show({ program, label: this.#text().tiles(program) });
    island.fit();
    island.walk(program, {
      onHalt: (stop) => {
        const text = this.#text();
        const other = stop === 'home' ? text.tooOften : text.stops[stop];
        const line = right ? text.praise[this.#praise()] : other;
        this.#due = desk.answer({ right, response: [wordFor(program)], line });
      },
      onEnd: () => {
        if (right) return;
        island.rewind();
        this.dress();
        this.#help();
      },
    });
  }

  #praise(): 'gap' | 'short' | 'drum' {
    if (this.#hole >= 0) return 'gap';
    return this.#long ? 'short' : 'drum';
  }

  #help(): void {
    if (this.#due === 'none') return;
    this.#island.trail(this.#programs[this.#right] ?? null);
    if (this.#due === 'worked') this.#point();
  }

  #point(): void {
    for (const [at, card] of this.#cards.entries())
      card.classList.toggle('is-beckoning', at === this.#right);
  }

  beckon(): string {
    this.#island.trail(this.#programs[this.#right] ?? null);
    return this.#hole >= 0 ? this.#text().whichFits : this.#text().countRound;
  }

  dress(): void {
    const text = this.#text();
    const [first] = this.#programs;
    const best = this.#long ?? first;
    if (best) {
      const isBeat = !this.#long && this.#hole < 0;
      this.#island.ribbon.show(
        isBeat && first?.drum === null
          ? null
          : { program: best, hole: this.#hole, isOpen: isBeat, label: text.tiles(best) },
      );
    }
    for (const [at, card] of this.#cards.entries()) {
      const program = this.#programs[at];
      const way = this.#hole >= 0 ? program?.before[this.#hole] : undefined;
      card.ariaLabel = way ? text.ways[way] : program ? text.card(program) : '';
    }
    this.#island.fit();
  }
}

export const choose: Activity = (desk, task) => new Choose(desk, task);
