/** Something is put where a sentence says: in a room, in a street, along a way, in a week. */
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { factsOf } from '../rules/line.ts';
import { howOf } from '../rules/patterns.ts';
import { type Spots, spotsOf } from '../rules/spots.ts';
import { type Verdict, Work } from '../scene/work.ts';
import { groundPicture } from '../view/grounds.ts';
import { dayName } from '../view/rebus.ts';

const none: Spots = { kind: 'house', text: '', spots: [], goal: '' };

class Putting extends Work {
  readonly #task: CourseTask;
  readonly #spots: Spots;
  readonly #board: HTMLElement;
  #put: string;

  constructor(desk: Desk, task: CourseTask) {
    super(desk, task);
    this.#task = task;
    this.#spots = spotsOf(task) ?? none;
    this.#put = this.#spots.spots[desk.state[0] ?? -1] ?? '';
    this.#board = element('div', `ground is-${this.#spots.kind}`);
    const sentence = element('p', 'card reading');
    sentence.lang = 'en';
    sentence.textContent = this.#spots.text;
    this.moon.root.append(this.bar(sentence), this.#board);
    this.begin();
  }

  #button(spot: string): HTMLButtonElement | null {
    return this.#board.querySelector<HTMLButtonElement>(`button[data-spot="${spot}"]`);
  }

  protected draw(): void {
    const { spots, kind } = this.#spots;
    const lang = this.desk.lang();
    const [how, facts] = [howOf(this.#task), factsOf(this.#task)];
    const ground = { how, facts, spots: this.#spots, lang };
    this.#board.innerHTML = groundPicture(ground, this.#put, !this.isLook);
    for (const [at, spot] of spots.entries()) {
      const button = this.#button(spot);
      if (!button) continue;
      button.ariaLabel = kind === 'week' ? dayName(spot, lang) : this.text.spot(at + 1);
      button.ariaPressed = `${spot === this.#put}`;
      button.addEventListener('click', () => this.#move(spot));
    }
    this.tools.enable('go', this.#put !== '');
  }

  #set(spot: string, isKept = true): void {
    this.#put = spot;
    if (isKept) this.desk.keep(spot === '' ? [] : [this.#spots.spots.indexOf(spot)]);
    this.draw();
  }

  #move(spot: string): void {
    if (this.isBusy()) return;
    this.desk.sound('count');
    this.#set(spot);
    // The board was drawn anew: the focus of who works by keyboard stays where it was.
    this.#button(spot)?.focus();
  }

  protected clear(isKept: boolean): void {
    this.#set('', isKept);
  }

  protected steps() {
    return [
      () => {
        this.desk.sound('count');
        this.#set(this.#spots.goal, false);
      },
    ];
  }

  protected verdict(): Verdict {
    const { goal, text, kind } = this.#spots;
    const right = this.#put === goal;
    const line = right ? this.text.done.spot(text) : this.text.spots[kind];
    return { right, response: [this.#put], line };
  }

  beckon(): string {
    this.#button(this.#spots.goal)?.classList.add('is-beckoning');
    return this.text.ways.spot;
  }
}

export const spot: Activity = (desk, task) => new Putting(desk, task);
