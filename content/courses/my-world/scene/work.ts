/** What every activity does with its work: shows an example, judges, and gives the help that is due. */
import { type CourseTask, type Desk, element, type Running } from '@nobi/kit/course';
import { playSteps, type Tool, type Tools } from '../../../course-parts/scene/tools.ts';
import type { Yard } from '../../../course-parts/scene/yard.ts';
import { words } from '../text/text.ts';
import { openMoon } from './moon.ts';
import { openTools } from './tools.ts';

export interface Verdict {
  right: boolean;
  response: (number | string)[];
  line: string;
}

export abstract class Work implements Running {
  protected readonly desk: Desk;
  protected readonly moon: Yard;
  protected readonly tools: Tools;
  /** While an example plays nothing can be moved. */
  protected isWatched = false;

  constructor(desk: Desk, task: CourseTask, tools: readonly Tool[] = []) {
    this.desk = desk;
    this.moon = openMoon(desk, task);
    this.tools = openTools(desk, tools, () => this.#judge());
  }

  protected get text() {
    return words[this.desk.lang()];
  }

  protected get isLook(): boolean {
    return this.desk.step === 'look';
  }

  /** What the work is judged by stands beside it: on a small phone each row counts. */
  protected bar(part: HTMLElement): HTMLElement {
    const bar = element('div', 'bar');
    bar.append(part, ...this.desk.controls.querySelectorAll('.tool-go'));
    return bar;
  }

  /** A press while an example plays says to watch. */
  protected isBusy(): boolean {
    if (this.isWatched && !this.isLook) this.desk.tell(this.text.watch);
    return this.isWatched;
  }

  protected abstract draw(): void;
  protected abstract verdict(): Verdict;
  /** Empties the work; kept or only for the eyes. */
  protected abstract clear(isKept: boolean): void;
  protected abstract steps(): readonly (() => void)[];
  /** What is put right after a second miss. */
  protected scaffold(): void {}

  /** To be called last in a constructor: what stands there is drawn, and an example plays where it is due. */
  protected begin(): void {
    this.dress();
    if (this.isLook || this.desk.help === 'worked') this.#workOut();
  }

  #workOut(): void {
    this.clear(!this.isLook);
    if (!this.isLook) this.desk.tell(this.text.watch);
    this.isWatched = true;
    playSteps(this.desk, this.steps(), () => {
      this.isWatched = false;
      if (!this.isLook) this.clear(true);
    });
  }

  #judge(): void {
    if (this.isBusy()) return;
    const verdict = this.verdict();
    this.desk.sound(verdict.right ? 'pop' : 'oops');
    if (verdict.right) this.moon.cheer();
    const due = this.desk.answer(verdict);
    if (verdict.right) return;
    if (due === 'scaffold') this.desk.clock.after(1.2, () => this.scaffold());
    if (due === 'worked') this.desk.clock.after(2.2, () => this.#workOut());
  }

  dress(): void {
    this.moon.dress();
    this.tools.dress();
    this.draw();
  }

  abstract beckon(): string;
}
