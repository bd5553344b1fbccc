/** Capit's scissors: a word is snipped into its syllables, as the dictionary parts it. */
import { wordIn } from '@nobi/kit/bank';
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import type { Yard } from '../../../course-parts/scene/yard.ts';
import { cutMiss, cutsOf } from '../rules/tiles.ts';
import { syllablesOf } from '../rules/words.ts';
import { openDeck } from '../scene/deck.ts';
import { openSteering, openTools } from '../scene/tools.ts';
import { words } from '../text/text.ts';

/** The word with its pieces apart. */
const cutText = (word: string, cuts: readonly number[]): string =>
  [0, ...cuts].map((from, at) => word.slice(from, cuts[at])).join('-');

class Splitting {
  readonly #desk: Desk;
  readonly #deck: Yard;
  readonly #word: string;
  readonly #goal: readonly number[];
  /** The whole word is one target: the gap nearest to the finger is meant. */
  readonly #strip: HTMLButtonElement;
  readonly #letters: HTMLElement[];
  readonly #steering;
  readonly #tools;
  #cuts: number[];
  /** Where the scissors are: after how many letters. */
  #at = 1;
  #isShowing = false;
  #isOver = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#word = wordIn(task, 'word');
    this.#goal = cutsOf(this.#word);
    this.#cuts = desk.state.filter((at) => at > 0 && at < this.#word.length);
    this.#deck = openDeck(desk, task);
    this.#strip = pressable('strip', '', () => {});
    this.#strip.lang = 'id';
    this.#strip.addEventListener('click', (press) => this.#press(press));
    this.#letters = [...this.#word].map((letter) => {
      const cell = element('span', 'letter-cell');
      cell.textContent = letter;
      return cell;
    });
    this.#strip.append(...this.#letters);
    this.#deck.root.append(this.#strip);
    this.#steering = openSteering(desk, {
      back: () => this.#move(-1),
      on: () => this.#move(1),
      snip: () => this.#toggle(this.#at),
    });
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

  /** A key has no place on the screen: it snips where the scissors are. */
  #press({ clientX, detail }: MouseEvent): void {
    const far = this.#letters
      .slice(1)
      .map((cell) => Math.abs(cell.getBoundingClientRect().left - clientX));
    this.#toggle(detail === 0 ? this.#at : far.indexOf(Math.min(...far)) + 1);
  }

  #move(by: number): void {
    this.#at = Math.max(1, Math.min(this.#word.length - 1, this.#at + by));
    this.#desk.sound('tap', 1 + this.#at * 0.05);
    this.#lay();
  }

  #toggle(place: number): void {
    if (this.#isWatched()) return;
    this.#at = place;
    const isCut = this.#cuts.includes(place);
    this.#desk.sound(isCut ? 'tap' : 'count');
    this.#change(isCut ? this.#cuts.filter((each) => each !== place) : [...this.#cuts, place]);
  }

  #change(cuts: readonly number[]): void {
    this.#cuts = cuts.toSorted((one, other) => one - other);
    this.#desk.keep([...this.#cuts]);
    this.#lay();
  }

  #lay(): void {
    for (const [place, cell] of this.#letters.entries()) {
      cell.classList.toggle('is-cut', this.#cuts.includes(place));
      cell.classList.toggle('is-here', place === this.#at);
    }
    this.#strip.dataset.cuts = this.#cuts.join(' ');
    this.#strip.dataset.at = `${this.#at}`;
    const here = this.#text.gap(this.#at, this.#cuts.includes(this.#at));
    this.#strip.ariaLabel = `${cutText(this.#word, this.#cuts)}. ${here}`;
  }

  #workOut(): void {
    this.#isShowing = true;
    this.#desk.tell(this.#text.watch);
    this.#change([]);
    const steps = this.#goal.map((_, at) => () => this.#change(this.#goal.slice(0, at + 1)));
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      this.#change([]);
    });
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const right = `${this.#cuts}` === `${this.#goal}`;
    this.#isOver = right;
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#deck.cheer();
    const line = right
      ? this.#text.cut(syllablesOf(this.#word).join('-'))
      : this.#text.cuts[cutMiss(this.#word, this.#cuts)];
    const due = this.#desk.answer({ right, response: [...this.#cuts], line });
    if (right) return;
    if (due === 'scaffold')
      this.#desk.clock.after(1.2, () =>
        this.#change(this.#cuts.filter((cut) => this.#goal.includes(cut))),
      );
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#lay();
    this.#steering.dress();
    this.#tools.dress();
    this.#deck.dress();
  }

  beckon(): string {
    return this.#text.ways.split;
  }
}

export const split: Activity = (desk, task) => {
  const splitting = new Splitting(desk, task);
  return { dress: () => splitting.dress(), beckon: () => splitting.beckon() };
};
