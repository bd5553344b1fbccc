/** One number that the child turns up and down by hand, looks at, and hands in. */
import type { CourseTask, Desk, Running } from '@nobi/kit/course';
import { playSteps, type Tool } from '../../../course-parts/scene/tools.ts';
import type { Yard } from '../../../course-parts/scene/yard.ts';
import { words } from '../text/text.ts';
import { openTools } from './tools.ts';
import { openYard } from './yard.ts';

export interface CounterOptions {
  most: number;
  goal: number;
  /** Ways to change the number; `by` says how far. */
  steps: readonly { name: string; picture: string; by: number; label(): string }[];
  show(value: number): void;
  right(value: number): boolean;
  line(value: number, isRight: boolean): string;
  response(value: number): number[];
  way(): string;
  help(): void;
}

/** The way to the goal in strides that can be watched. */
const strides = (goal: number): number[] => {
  const count = Math.min(goal, 8);
  return Array.from({ length: count }, (_, at) => Math.round(((at + 1) * goal) / count));
};

class Counter implements Running {
  readonly #desk: Desk;
  readonly #options: CounterOptions;
  readonly #yard: Yard;
  readonly #tools;
  #value: number;
  #isShowing = false;

  constructor(desk: Desk, yard: Yard, options: CounterOptions) {
    this.#desk = desk;
    this.#yard = yard;
    this.#options = options;
    this.#value = Math.max(0, Math.min(options.most, desk.state[0] ?? 0));
    const steps = options.steps.map(
      ({ by, ...each }): Tool => ({ ...each, run: () => this.#step(by) }),
    );
    this.#tools = openTools(desk, steps, () => this.#judge());
    if (desk.help !== 'none' || desk.step === 'look') options.help();
    this.dress();
    if (desk.step === 'look' || desk.help === 'worked') this.#workOut();
  }

  #set(value: number): void {
    this.#value = Math.max(0, Math.min(this.#options.most, value));
    this.#desk.keep([this.#value]);
    this.dress();
  }

  /** While an example plays a press says to watch. */
  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(words[this.#desk.lang()].watch);
    return this.#isShowing;
  }

  #step(by: number): void {
    if (this.#isWatched()) return;
    this.#desk.sound(by > 0 ? 'count' : 'tap', 2 ** (Math.min(12, this.#value) / 12));
    this.#set(this.#value + by);
  }

  /** Straight to a value, where the scene itself can be touched. */
  jump(value: number): void {
    if (this.#desk.step === 'look' || this.#isWatched()) return;
    this.#desk.sound('hop');
    this.#set(value);
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const { right, line, response } = this.#options;
    const isRight = right(this.#value);
    this.#desk.sound(isRight ? 'pop' : 'oops');
    if (isRight) this.#yard.cheer();
    const due = this.#desk.answer({
      right: isRight,
      response: response(this.#value),
      line: line(this.#value, isRight),
    });
    if (isRight || due === 'none') return;
    this.#options.help();
    this.dress();
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  #workOut(): void {
    this.#isShowing = true;
    if (this.#desk.step !== 'look') this.#desk.tell(words[this.#desk.lang()].watch);
    this.#set(0);
    const steps = strides(this.#options.goal).map((value) => () => {
      this.#desk.sound('count', 2 ** (Math.min(12, value) / 12));
      this.#set(value);
    });
    playSteps(this.#desk, steps, () => {
      this.#isShowing = false;
      if (this.#desk.step !== 'look') this.#set(0);
    });
  }

  dress(): void {
    const { steps, most, show } = this.#options;
    show(this.#value);
    for (const { name, by } of steps)
      this.#tools?.enable(name, this.#value + by >= 0 && this.#value + by <= most);
    this.#tools?.dress();
    this.#yard.dress();
  }

  beckon(): string {
    const { goal, steps, way } = this.#options;
    const left = goal - this.#value;
    const fitting = steps
      .filter(({ by }) => Math.sign(by) === Math.sign(left) && Math.abs(by) <= Math.abs(left))
      .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
    this.#tools.point(left === 0 ? 'go' : (fitting[0]?.name ?? 'go'));
    return way();
  }
}

export const openCounter = (
  desk: Desk,
  task: CourseTask,
  fill: (yard: Yard, jump: (value: number) => void) => CounterOptions,
): Running => {
  const yard = openYard(desk, task);
  let counter: Counter | null = null;
  counter = new Counter(
    desk,
    yard,
    fill(yard, (value) => counter?.jump(value)),
  );
  return counter;
};
