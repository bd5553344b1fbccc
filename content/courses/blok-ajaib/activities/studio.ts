/** A program of the child's own: music that plays, or guests that do what their blocks say and make a small game. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  element,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { type Guest, isHat, type Tokens, tokensIn } from '../rules/blocks.ts';
import { run, type Step } from '../rules/run.ts';
import { Builder } from '../scene/builder.ts';
import { Score } from '../scene/score.ts';
import { openYard, playRun, soundOf } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import { guestPicture } from '../view/blocks.ts';
import { icons } from '../view/icons.ts';

/** So many blocks are easily overlooked on a small phone. */
const mostBlocks = 14;
const hopTime = 2.2;

const guestsOf = (program: Tokens): Guest[] =>
  (['a', 'b', 'c'] as const).filter((guest) => program.some((token) => token === `h${guest}`));

class Studio implements Running {
  readonly #desk: Desk;
  readonly #yard;
  readonly #builder: Builder;
  readonly #points = element('b', 'points card');
  readonly #field = element('div', 'guests');
  readonly #guests: readonly Guest[];
  readonly #buttons: HTMLButtonElement[];
  #score: Score | null = null;
  #n = 0;
  #turn = 0;
  #isGame = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#yard = openYard(desk, task);
    this.#yard.root.classList.add('is-studio');
    const start = tokensIn(task.args.start);
    this.#guests = guestsOf(start);
    this.#builder = new Builder(desk, {
      start,
      tray: tokensIn(task.args.tray),
      many: mostBlocks,
      onGo: () => this.#go(),
    });
    this.#buttons = this.#guests.map((guest) => {
      const button = pressable('guest', guestPicture(guest), () => this.#tap(guest, button));
      button.dataset.loose = '';
      this.#field.append(button);
      return button;
    });
    this.#field.hidden = true;
    this.#points.hidden = true;
    this.#yard.root.append(this.#points, this.#field, this.#builder.editor.root);
    this.dress();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #go(): void {
    this.#desk.sound('tap');
    if (this.#guests.length > 0) this.#setGame(!this.#isGame);
    else if (!this.#builder.isLocked) this.#play();
  }

  /** Music: it plays once through. */
  #play(): void {
    const made = run(this.#builder.program);
    this.#score?.root.remove();
    this.#score = new Score(made, [], { open: false, counts: this.#builder.program.includes('p') });
    this.#score.dress(this.#desk.lang());
    this.#yard.root.prepend(this.#score.root);
    this.#builder.isLocked = true;
    playRun(this.#desk, made.steps, {
      onStep: (step) => {
        this.#builder.editor.run(step.at);
        return this.#score?.beat(step) ?? true;
      },
      onEnd: () => {
        this.#builder.editor.run(-1);
        this.#builder.isLocked = false;
        if (made.steps.some(({ sound }) => sound !== '')) this.#yard.tickle();
      },
    });
  }

  /** The guests come out and hop about; each does what its blocks say. */
  #setGame(isGame: boolean): void {
    this.#isGame = isGame;
    this.#n = 0;
    this.#turn += 1;
    this.#builder.editor.root.hidden = isGame;
    this.#field.hidden = !isGame;
    this.#points.hidden = !isGame;
    this.#show();
    if (isGame) this.#hop(this.#turn);
    this.dress();
  }

  /** Places change among six, always by one step of the ring: none lies on another. */
  #hop(turn: number): void {
    if (turn !== this.#turn) return;
    const shift = Math.floor(this.#desk.random() * 6);
    for (const [at, button] of this.#buttons.entries())
      button.dataset.spot = `${(shift + at * 2) % 6}`;
    this.#desk.clock.after(hopTime, () => this.#hop(turn));
  }

  #tap(guest: Guest, button: HTMLButtonElement): void {
    button.classList.remove('is-hopping');
    // Reading a size makes the same animation begin anew.
    void button.offsetWidth;
    button.classList.add('is-hopping');
    const made = run(this.#builder.program, [guest], this.#n);
    this.#n = Math.min(99, made.n);
    this.#show();
    const played: Step[] = made.steps.filter(({ sound }) => sound !== '');
    if (played.length === 0) this.#desk.sound('tap');
    for (const [at, { sound }] of played.slice(0, 12).entries())
      this.#desk.clock.after(at * 0.2, () => soundOf(this.#desk, sound));
    if (played.length > 3) this.#yard.tickle();
    if (made.steps.length === 0) this.#desk.tell(this.#text.quiet);
  }

  #show(): void {
    this.#points.innerHTML = `${icons.counter}<span>${this.#n}</span>`;
    this.#points.ariaLabel = this.#text.counter(this.#n);
  }

  dress(): void {
    this.#builder.dress();
    this.#yard.dress();
    for (const [at, button] of this.#buttons.entries())
      button.ariaLabel = this.#text.guests[this.#guests[at] ?? 'a'];
    const go = this.#desk.controls.querySelector<HTMLButtonElement>('.tool-go');
    if (!go || this.#guests.length === 0) return;
    go.innerHTML = this.#isGame ? icons.stop : icons.go;
    go.ariaLabel = this.#isGame ? this.#text.stop : this.#text.play;
    for (const other of this.#desk.controls.querySelectorAll<HTMLButtonElement>(
      '.tool:not(.tool-go)',
    ))
      other.hidden = this.#isGame;
  }

  beckon(): string {
    return '';
  }

  work(): HTMLElement {
    const copy = element('div', 'work');
    const { program } = this.#builder;
    const blocks = program.filter((token) => !isHat(token)).length;
    copy.append(this.#builder.editor.copy());
    copy.dataset.blocks = `${blocks}`;
    return copy;
  }
}

export const studio: Activity = (desk, task) => {
  const made = new Studio(desk, task);
  return { dress: () => made.dress(), beckon: () => made.beckon(), work: () => made.work() };
};
