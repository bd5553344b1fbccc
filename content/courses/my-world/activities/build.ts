/** A sentence is laid word by word for what Zib's picture says. */
import { numberIn } from '@nobi/kit/bank';
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { type Building, buildingOf, buildMiss, fittingFrom, isBuilt } from '../rules/building.ts';
import { factsOf, shown, written } from '../rules/line.ts';
import { howOf } from '../rules/patterns.ts';
import { Strip } from '../scene/strip.ts';
import { type Verdict, Work } from '../scene/work.ts';
import { rebusOf } from '../view/rebus.ts';

class Bench extends Work {
  readonly #task: CourseTask;
  readonly #building: Building;
  readonly #prompt = element('div', 'card prompt');
  readonly #strip: Strip;

  constructor(desk: Desk, task: CourseTask) {
    super(desk, task);
    this.#task = task;
    this.#building = buildingOf(task);
    const { tiles, frame, line, goal } = this.#building;
    this.#strip = new Strip(desk, {
      tiles,
      frame,
      mark: line.end,
      isLetters: false,
      goal,
      show: (laid) => (this.#isLetter ? shown(laid.join('\n')) : written(line, laid)),
      mayMove: () => !this.isBusy(),
      onChange: () => this.draw(),
    });
    this.#prompt.hidden = this.#isLetter;
    this.moon.root.append(this.#prompt, this.bar(this.#strip.root), this.#strip.tray);
    if (desk.help !== 'none') this.#strip.hide(this.#building.odd);
    this.begin();
  }

  /** The rows of a letter need no picture: their order is in them. */
  get #isLetter(): boolean {
    return howOf(this.#task) === 'letter-rows';
  }

  protected draw(): void {
    this.tools.enable('go', this.#strip.isFull);
  }

  protected clear(isKept: boolean): void {
    this.#strip.lay([], isKept);
  }

  protected steps() {
    return this.#strip.stepsTo(this.#building.goal);
  }

  protected verdict(): Verdict {
    const { line } = this.#building;
    const { row, laid } = this.#strip;
    const right = isBuilt(this.#building, row);
    const praise = this.#isLetter ? this.text.lettered : this.text.done.build(written(line, row));
    const reply = right ? praise : this.text.misses[buildMiss(this.#building, row)];
    return { right, response: [...laid], line: reply };
  }

  /** What fits from the front on stays, and what only looks right is gone. */
  protected override scaffold(): void {
    const fitting = fittingFrom(this.#building, this.#strip.words);
    this.#strip.hide(this.#building.odd);
    this.#strip.lay(this.#strip.laid.slice(0, fitting));
  }

  override dress(): void {
    this.#prompt.innerHTML = rebusOf(howOf(this.#task), factsOf(this.#task), this.desk.lang());
    super.dress();
  }

  beckon(): string {
    this.#strip.point(this.#building.goal, fittingFrom(this.#building, this.#strip.words));
    return this.text.ways[numberIn(this.#task, 'view') === 0 ? 'build' : 'gap'];
  }
}

export const build: Activity = (desk, task) => new Bench(desk, task);
