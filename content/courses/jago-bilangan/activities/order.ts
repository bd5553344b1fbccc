/** Wagons, or digits, are put in a row by tapping them one after another. */
import { numbersIn } from '@nobi/kit/bank';
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import { isOfDigits, rowMistake, rowOf, wayIn } from '../rules/cards.ts';
import { written } from '../rules/numerals.ts';
import { openTools } from '../scene/tools.ts';
import { openYard } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import { enginePicture, plateWagon } from '../view/train.ts';

class Row {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #yard;
  readonly #cards: readonly number[];
  readonly #goal: readonly number[];
  readonly #isDigits: boolean;
  readonly #track = element('div', 'track');
  readonly #siding = element('div', 'siding');
  readonly #head = element('span', 'engine');
  readonly #cars: HTMLElement[];
  readonly #tools;
  /** Which cards stand in the row, by their place in the task. */
  #row: number[];
  #isShowing = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#yard = openYard(desk, task);
    this.#cards = numbersIn(task, 'cards');
    this.#goal = rowOf(task);
    this.#isDigits = isOfDigits(wayIn(task));
    this.#row = desk.state.filter((at) => at >= 0 && at < this.#cards.length);
    this.#head.innerHTML = enginePicture;
    this.#cars = this.#cards.map((card, at) => this.#car(card, at));
    this.#tools = openTools(desk, [], () => this.#judge());
    this.#yard.root.append(this.#track, this.#siding);
    this.#lay();
    if (desk.step === 'look' || desk.help === 'worked') this.#workOut();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #say(n: number): string {
    return written(n, this.#desk.lang());
  }

  #car(card: number, at: number): HTMLElement {
    const name = this.#isDigits ? 'car is-digit' : 'car';
    const isShown = this.#desk.step === 'look';
    const car = isShown ? element('div', name) : pressable(name, '', () => this.#move(at));
    car.innerHTML = `${this.#isDigits ? '' : plateWagon}<b></b>`;
    car.dataset.number = `${card}`;
    return car;
  }

  #change(row: number[]): void {
    this.#row = row;
    this.#desk.keep([...row]);
    this.#lay();
  }

  /** While an example plays a press says to watch. */
  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(this.#text.watch);
    return this.#isShowing;
  }

  #move(at: number): void {
    if (this.#isWatched()) return;
    const isIn = this.#row.includes(at);
    this.#desk.sound(isIn ? 'tap' : 'count', 2 ** (this.#row.length / 12));
    const wasFocused = document.activeElement === this.#cars[at];
    this.#change(isIn ? this.#row.filter((each) => each !== at) : [...this.#row, at]);
    // What is moved in the page loses the focus of who works by keyboard.
    if (wasFocused) this.#cars[at]?.focus();
  }

  #lay(): void {
    const rest = this.#cards.map((_, at) => at).filter((at) => !this.#row.includes(at));
    const carsAt = (places: readonly number[]) => places.flatMap((at) => this.#cars[at] ?? []);
    this.#track.replaceChildren(...(this.#isDigits ? [] : [this.#head]), ...carsAt(this.#row));
    this.#siding.replaceChildren(...carsAt(rest));
    this.#siding.hidden = rest.length === 0;
    for (const [at, car] of this.#cars.entries()) {
      const number = this.#say(this.#cards[at] ?? 0);
      const label = car.querySelector('b');
      if (label) label.textContent = number;
      const place = this.#row.indexOf(at) + 1;
      car.ariaLabel = place > 0 ? `${place}: ${number}` : number;
    }
    this.#tools?.enable('go', rest.length === 0);
  }

  #workOut(): void {
    this.#isShowing = true;
    if (this.#desk.step !== 'look') this.#desk.tell(this.#text.watch);
    this.#change([]);
    const places = this.#goal.map((card) => this.#cards.indexOf(card));
    const steps = places.map((_, at) => () => {
      this.#desk.sound('count', 2 ** (at / 12));
      this.#change(places.slice(0, at + 1));
    });
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      if (this.#desk.step !== 'look') this.#change([]);
    });
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const laid = this.#row.map((at) => this.#cards[at] ?? 0);
    const right = `${laid}` === `${this.#goal}`;
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#yard.cheer();
    const made = this.#isDigits ? Number(this.#goal.join('')) : (this.#goal[0] ?? 0);
    const line = right
      ? this.#text.done[this.#isDigits ? 'digits' : 'order'](this.#say(made))
      : this.#text.rows[rowMistake(this.#task, laid)];
    const due = this.#desk.answer({ right, response: laid, line });
    if (right) return;
    const firstOff = laid.findIndex((card, at) => card !== this.#goal[at]);
    // What fits from the front on stays.
    if (due === 'scaffold')
      this.#desk.clock.after(1.2, () => this.#change(this.#row.slice(0, firstOff)));
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#lay();
    this.#tools.dress();
    this.#yard.dress();
  }

  beckon(): string {
    const next = this.#cards.indexOf(this.#goal[this.#row.length] ?? -1);
    this.#cars[next]?.classList.add('is-beckoning');
    return this.#text.ways.order;
  }
}

export const order: Activity = (desk, task) => {
  const row = new Row(desk, task);
  return { dress: () => row.dress(), beckon: () => row.beckon() };
};
