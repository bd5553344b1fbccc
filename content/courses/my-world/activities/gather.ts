/** What a sentence names is taken: onto a plate, into a bag, on to somebody. */
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { type Basket, basketMiss, basketOf, isTaken } from '../rules/baskets.ts';
import { factsOf } from '../rules/line.ts';
import { howOf } from '../rules/patterns.ts';
import { type Verdict, Work } from '../scene/work.ts';
import { nameOf } from '../text/names.ts';
import { garmentPicture } from '../view/clothes.ts';
import { peoplePicture } from '../view/people.ts';
import { actPicture, thingPicture } from '../view/pictures.ts';

const empty: Basket = { text: '', tray: [], goal: {}, refused: [] };
const most = 9;

const pictureOf = (how: string, name: string): string => {
  if (how === 'take-people') return peoplePicture(name);
  if (how === 'take-diary' || how === 'take-did') return actPicture(name);
  const [what = '', colour] = name.split('-');
  return colour === undefined ? thingPicture(name) : garmentPicture(what, colour);
};

class Gathering extends Work {
  readonly #task: CourseTask;
  readonly #basket: Basket;
  readonly #board: HTMLElement;
  readonly #buttons: HTMLElement[];
  /** What was taken, by its place in the tray. */
  #taken: number[];

  constructor(desk: Desk, task: CourseTask) {
    super(desk, task);
    this.#task = task;
    this.#basket = basketOf(task) ?? empty;
    this.#board = element('div', `board is-${howOf(task)}`);
    const sentence = element('p', 'card reading');
    sentence.lang = 'en';
    sentence.textContent = this.#basket.text;
    this.#taken = desk.state
      .filter((at) => at >= 0 && at < this.#basket.tray.length)
      .slice(0, most);
    this.#buttons = this.#basket.tray.map((name, at) => this.#button(name, at));
    const tray = element('div', 'tray');
    tray.append(...this.#buttons);
    this.moon.root.append(this.bar(sentence), this.#board, tray);
    this.begin();
  }

  #button(name: string, at: number): HTMLElement {
    const made = this.isLook
      ? element('span', 'thing')
      : pressable('thing', '', () => this.#take(at));
    made.innerHTML = pictureOf(howOf(this.#task), name);
    made.dataset.thing = name;
    return made;
  }

  #nameAt(at: number): string {
    return this.#basket.tray[at] ?? '';
  }

  #change(taken: number[], isKept = true): void {
    this.#taken = taken;
    if (isKept) this.desk.keep([...taken]);
    this.draw();
  }

  #take(at: number): void {
    if (this.isBusy()) return;
    this.desk.sound('count', 2 ** (this.#taken.length / 12));
    this.#change([...this.#taken, at].slice(-most));
  }

  #putBack(place: number): void {
    if (this.isBusy()) return;
    this.desk.sound('tap');
    this.#change(this.#taken.filter((_, each) => each !== place));
  }

  get #counts(): Record<string, number> {
    const found: Record<string, number> = {};
    for (const at of this.#taken) found[this.#nameAt(at)] = (found[this.#nameAt(at)] ?? 0) + 1;
    return found;
  }

  get #goal(): number[] {
    return this.#basket.tray.flatMap((name, at) =>
      Array.from({ length: this.#basket.goal[name] ?? 0 }, () => at),
    );
  }

  /** Who is dressed wears it at once. */
  #wearer(): string {
    if (howOf(this.#task) !== 'take-wear') return '';
    const wear: Record<string, string> = {};
    for (const at of this.#taken) {
      const [what = '', colour = ''] = this.#nameAt(at).split('-');
      wear[what] = colour;
    }
    const { who } = factsOf(this.#task);
    return `<span class="bit is-who">${peoplePicture(who, { wear })}</span>`;
  }

  #item(at: number, place: number): HTMLElement {
    const item = this.isLook
      ? element('span', 'taken')
      : pressable('taken', '', () => this.#putBack(place));
    item.innerHTML = pictureOf(howOf(this.#task), this.#nameAt(at));
    item.ariaLabel = this.text.putBack(nameOf(this.#nameAt(at), this.desk.lang()));
    return item;
  }

  protected draw(): void {
    this.#board.innerHTML = this.#wearer();
    this.#board.append(...this.#taken.map((at, place) => this.#item(at, place)));
    for (const [at, button] of this.#buttons.entries())
      button.ariaLabel = this.text.take(nameOf(this.#nameAt(at), this.desk.lang()));
    this.tools.enable('go', this.#taken.length > 0);
  }

  protected clear(isKept: boolean): void {
    this.#change([], isKept);
  }

  protected steps() {
    const goal = this.#goal;
    return goal.map((_, at) => () => {
      this.desk.sound('count', 2 ** (at / 12));
      this.#change(goal.slice(0, at + 1), false);
    });
  }

  protected verdict(): Verdict {
    const right = isTaken(this.#basket, this.#counts);
    const line = right
      ? this.text.done.gather(this.#basket.text)
      : this.text.baskets[basketMiss(this.#basket, this.#counts)];
    return { right, response: [...this.#taken], line };
  }

  protected override scaffold(): void {
    this.#change(this.#taken.filter((at) => this.#basket.goal[this.#nameAt(at)] !== undefined));
  }

  beckon(): string {
    const next = this.#goal.find(
      (at) => (this.#counts[this.#nameAt(at)] ?? 0) < (this.#basket.goal[this.#nameAt(at)] ?? 0),
    );
    if (next !== undefined) this.#buttons[next]?.classList.add('is-beckoning');
    return this.text.ways.gather;
  }
}

export const gather: Activity = (desk, task) => new Gathering(desk, task);
