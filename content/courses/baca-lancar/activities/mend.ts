/** Capit snipped off capitals and the full stop: a word that is tapped gets its capital back. */
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import { replay, type Yard } from '../../../course-parts/scene/yard.ts';
import { capital, rightWriting, wordsIn, writingMiss } from '../rules/sentences.ts';
import { openDeck } from '../scene/deck.ts';
import { openTools, type Tools } from '../scene/tools.ts';
import { words } from '../text/text.ts';

class Mending {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #deck: Yard;
  readonly #plain: readonly string[];
  /** For each word whether it has a capital, and last whether there is a full stop. */
  readonly #goal: readonly boolean[];
  readonly #buttons: HTMLButtonElement[];
  readonly #tools: Tools;
  #marks: boolean[];
  #isShowing = false;
  #isOver = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#plain = wordsIn(task);
    const { capitals, isStopped } = rightWriting(task);
    this.#goal = [...capitals, isStopped];
    this.#marks = this.#goal.map((_, at) => desk.state[at] === 1);
    this.#deck = openDeck(desk, task);
    const line = element('div', 'mended');
    line.lang = 'id';
    this.#buttons = this.#goal.map((_, at) => this.#button(at));
    line.append(...this.#buttons);
    this.#deck.root.append(line);
    this.#tools = openTools(desk, () => this.#judge());
    this.#lay();
    if (desk.help === 'worked') this.#workOut();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(this.#text.watch);
    return this.#isShowing || this.#isOver;
  }

  #button(at: number): HTMLButtonElement {
    const button = pressable(at < this.#plain.length ? 'mend-word' : 'mend-stop', '', () => {
      if (this.#isWatched()) return;
      const is = this.#marks[at] ?? false;
      this.#desk.sound(is ? 'tap' : 'count');
      replay(button, 'is-heard');
      this.#change(this.#marks.with(at, !is));
    });
    button.dataset.at = `${at}`;
    return button;
  }

  #change(marks: boolean[]): void {
    this.#marks = marks;
    this.#desk.keep(this.#marks.map(Number));
    this.#lay();
  }

  #lay(): void {
    for (const [at, button] of this.#buttons.entries()) {
      const is = this.#marks[at] ?? false;
      const word = this.#plain[at];
      button.dataset.is = is ? 'on' : 'off';
      if (word === undefined) {
        button.textContent = is ? '.' : '';
        button.ariaLabel = this.#text.stop(is);
      } else {
        button.textContent = is ? capital(word) : word;
        button.ariaLabel = is ? this.#text.big(word) : this.#text.small(word);
      }
    }
  }

  #workOut(): void {
    this.#isShowing = true;
    this.#desk.tell(this.#text.watch);
    const none = this.#goal.map(() => false);
    this.#change(none);
    const places = this.#goal.flatMap((is, at) => (is ? [at] : []));
    const steps = places.map((place) => () => this.#change(this.#marks.with(place, true)));
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      this.#change(none);
    });
  }

  #missed(): string {
    const capitals = this.#marks.slice(0, this.#plain.length);
    const isStopped = this.#marks.at(-1) ?? false;
    return this.#text.writing[writingMiss(this.#task, { capitals, isStopped })];
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const right = `${this.#marks}` === `${this.#goal}`;
    this.#isOver = right;
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#deck.cheer();
    const line = right ? this.#text.mended : this.#missed();
    const due = this.#desk.answer({ right, response: this.#marks.map(Number), line });
    if (right) return;
    // What is right stays, and what should not be there goes.
    if (due === 'scaffold')
      this.#desk.clock.after(1.2, () =>
        this.#change(this.#marks.map((is, at) => is && (this.#goal[at] ?? false))),
      );
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#lay();
    this.#tools.dress();
    this.#deck.dress();
  }

  beckon(): string {
    return this.#text.ways.mend;
  }
}

export const mend: Activity = (desk, task) => {
  const mending = new Mending(desk, task);
  return { dress: () => mending.dress(), beckon: () => mending.beckon() };
};
