/** A number is built digit by digit on the turning board: sums, words, stories. */
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { playSteps } from '../../../course-parts/scene/tools.ts';
import { answersOf, askIn, wheelsOf } from '../rules/asks.ts';
import { mistakeIn } from '../rules/mistakes.ts';
import { written } from '../rules/numerals.ts';
import { promptOf } from '../scene/prompt.ts';
import { openWheels, type Wheels } from '../scene/wheels.ts';
import { openYard } from '../scene/yard.ts';
import { words } from '../text/text.ts';

class Sum {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #yard;
  readonly #board: Wheels;
  readonly #prompt = element('div', 'prompt');
  readonly #answers: readonly number[];
  #isHelped: boolean;
  #isShowing = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#isHelped = desk.help !== 'none';
    this.#answers = answersOf(task);
    this.#yard = openYard(desk, task);
    this.#board = openWheels(desk, {
      groups: wheelsOf(task),
      ...(this.#answers.length > 1 && { titles: [() => this.#text.each, () => this.#text.rest] }),
      onGo: (values) => this.#judge(values),
    });
    this.#yard.root.append(this.#prompt, this.#board.root);
    this.#show();
    if (desk.step === 'look' || desk.help === 'worked') this.#workOut();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #show(): void {
    this.#prompt.innerHTML = promptOf(this.#task, this.#desk.lang(), this.#isHelped);
  }

  /** From the ones to the left, as it is worked out; a word is written from the left. */
  #workOut(): void {
    this.#isShowing = true;
    if (this.#desk.step !== 'look') this.#desk.tell(this.#text.watch);
    this.#board.set([0, 0]);
    const digits = this.#board.spell(this.#answers);
    const fromLeft = ['words', 'parts', 'round', 'divide'].includes(askIn(this.#task));
    const order = digits.map((_, at) => (fromLeft ? at : digits.length - 1 - at));
    const steps = order.map((at) => () => {
      this.#desk.sound('count', 2 ** ((digits[at] ?? 0) / 12));
      this.#board.turn(at, digits[at] ?? 0);
    });
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      if (this.#desk.step !== 'look') this.#board.set([0, 0]);
    });
  }

  /** While an example plays a press says to watch. */
  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(this.#text.watch);
    return this.#isShowing;
  }

  #judge(values: number[]): void {
    if (this.#isWatched()) return;
    const right = `${values}` === `${this.#answers}`;
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#yard.cheer();
    const [first = '', rest] = values.map((value) => written(value, this.#desk.lang()));
    const made = rest === undefined ? first : `${first}, ${this.#text.rest} ${rest}`;
    const line = right
      ? this.#text.done.wheels(made)
      : this.#text.mistakes[mistakeIn(this.#task, values)];
    const due = this.#desk.answer({ right, response: values, line });
    if (right || due === 'none') return;
    this.#isHelped = true;
    this.#show();
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.#show();
    this.#board.dress();
    this.#yard.dress();
  }

  beckon(): string {
    const size = this.#board.spell(this.#answers).length;
    this.#board.point(size - 1);
    return this.#text.ways[askIn(this.#task)];
  }
}

export const wheels: Activity = (desk, task) => {
  const sum = new Sum(desk, task);
  return { dress: () => sum.dress(), beckon: () => sum.beckon() };
};
