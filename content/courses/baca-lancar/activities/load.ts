/** A letter is read silently, then the boat is loaded as it says: a thing is tapped, then its place. */
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import { replay, type Yard } from '../../../course-parts/scene/yard.ts';
import {
  goalOf,
  loadMiss,
  orderText,
  type PlaceName,
  placesIn,
  thingsIn,
} from '../rules/orders.ts';
import { wordNamed } from '../rules/words.ts';
import { openDeck, openReading } from '../scene/deck.ts';
import { openTools, type Tools } from '../scene/tools.ts';
import { words } from '../text/text.ts';
import { holdPicture } from '../view/holds.ts';
import { pictureOf } from '../view/pictures.ts';

class Loading {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #deck: Yard;
  readonly #things: readonly string[];
  readonly #places: readonly PlaceName[];
  readonly #goal: readonly string[];
  readonly #goods: HTMLButtonElement[];
  readonly #holds: HTMLButtonElement[];
  readonly #tools: Tools;
  /** For each thing its place: 0 is the quay. */
  #laid: number[];
  #held = -1;
  #isShowing = false;
  #isOver = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#things = thingsIn(task);
    this.#places = placesIn(task);
    this.#goal = goalOf(task);
    this.#laid = this.#things.map((_, at) => Math.min(desk.state[at] ?? 0, this.#places.length));
    this.#deck = openDeck(desk, task);
    const letter = openReading(desk, 'reading', orderText(task));
    letter.textContent = orderText(task);
    this.#holds = this.#places.map((name, at) => this.#hold(name, at));
    this.#goods = this.#things.map((name, at) => this.#good(name, at));
    const boat = element('div', 'boat');
    boat.append(...this.#holds);
    const quay = element('div', 'quay');
    quay.append(...this.#goods);
    this.#deck.root.append(letter, boat);
    desk.controls.append(quay);
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

  #good(name: string, at: number): HTMLButtonElement {
    const good = pressable('good', pictureOf(name), () => {
      if (this.#isWatched()) return;
      this.#desk.sound('tap');
      this.#held = this.#held === at ? -1 : at;
      // What is taken up again comes back to the quay.
      this.#change(this.#laid.with(at, 0));
    });
    good.dataset.thing = name;
    return good;
  }

  #hold(name: PlaceName, at: number): HTMLButtonElement {
    const hold = pressable('hold', '', () => {
      if (this.#isWatched()) return;
      replay(hold, 'is-heard');
      if (this.#held < 0) {
        this.#desk.sound('tap', 0.8);
        this.#desk.tell(this.#text.pickFirst);
        return;
      }
      const held = this.#held;
      this.#held = -1;
      this.#desk.sound('count', 1 + held * 0.12);
      this.#change(this.#laid.with(held, at + 1));
    });
    Object.assign(hold.dataset, { place: name, answer: '' });
    return hold;
  }

  #change(laid: number[]): void {
    this.#laid = laid;
    this.#desk.keep([...laid]);
    this.#lay();
  }

  #name(thing: string): string {
    return this.#desk.lang() === 'en' ? (wordNamed(thing)?.en ?? thing) : thing;
  }

  #lay(): void {
    const { places, thing, place } = this.#text;
    for (const [at, hold] of this.#holds.entries()) {
      const name = this.#places[at] ?? 'karung';
      const inside = this.#things.filter((_, each) => this.#laid[each] === at + 1);
      hold.innerHTML = `${holdPicture(name)}<span class="inside">${inside.map(pictureOf).join('')}</span>`;
      hold.ariaLabel = place(places[name], inside.map((each) => this.#name(each)).join(', '));
    }
    for (const [at, good] of this.#goods.entries()) {
      const name = this.#places[(this.#laid[at] ?? 0) - 1];
      good.classList.toggle('is-held', at === this.#held);
      good.classList.toggle('is-aboard', name !== undefined);
      good.ariaPressed = `${at === this.#held}`;
      good.ariaLabel = thing(this.#name(this.#things[at] ?? ''), name ? places[name] : '');
    }
  }

  #placesLaid(): string[] {
    return this.#laid.map((at) => this.#places[at - 1] ?? '');
  }

  #goalAt(at: number): number {
    return this.#places.findIndex((name) => `${name}` === this.#goal[at]) + 1;
  }

  #workOut(): void {
    this.#isShowing = true;
    this.#held = -1;
    this.#desk.tell(this.#text.watch);
    const none = this.#things.map(() => 0);
    this.#change(none);
    const wanted = this.#goal.flatMap((place, at) => (place === '' ? [] : [at]));
    const steps = wanted.map((at) => () => {
      this.#desk.sound('count', 1 + at * 0.12);
      this.#change(this.#laid.with(at, this.#goalAt(at)));
    });
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      this.#change(none);
    });
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const laid = this.#placesLaid();
    const right = `${laid}` === `${this.#goal}`;
    this.#isOver = right;
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#deck.cheer();
    const line = right ? this.#text.loaded : this.#text.loads[loadMiss(this.#task, laid)];
    const due = this.#desk.answer({
      right,
      response: [...this.#laid],
      line,
      ...(right && { alone: this.#text.readAlone }),
    });
    if (right) return;
    // What is right stays aboard.
    if (due === 'scaffold')
      this.#desk.clock.after(1.2, () =>
        this.#change(this.#laid.map((place, at) => (place === this.#goalAt(at) ? place : 0))),
      );
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#lay();
    this.#tools.dress();
    this.#deck.dress();
  }

  beckon(): string {
    return this.#text.ways.load;
  }
}

export const load: Activity = (desk, task) => {
  const loading = new Loading(desk, task);
  return { dress: () => loading.dress(), beckon: () => loading.beckon() };
};
