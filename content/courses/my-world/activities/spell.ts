/** One word of a sentence is written letter by letter. */
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { type Spelling, spellingOf, spellMiss } from '../rules/building.ts';
import { factsOf, shown, written } from '../rules/line.ts';
import { howOf } from '../rules/patterns.ts';
import { Strip } from '../scene/strip.ts';
import { type Verdict, Work } from '../scene/work.ts';
import { rebusOf } from '../view/rebus.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

class Speller extends Work {
  readonly #task: CourseTask;
  readonly #spelling: Spelling;
  readonly #prompt = element('div', 'card prompt');
  readonly #strip: Strip;

  constructor(desk: Desk, task: CourseTask) {
    super(desk, task);
    this.#task = task;
    this.#spelling = spellingOf(task);
    const { before, after, line } = this.#spelling;
    const isFirst = before.length === 0;
    this.#strip = new Strip(desk, {
      tiles: this.#spelling.tiles,
      frame: [],
      mark: '',
      around: [written({ end: '' }, before), shown(after.join(' ')) + line.end],
      isLetters: true,
      goal: [...this.#spelling.word],
      show: (letters) => (isFirst ? capital(letters.join('')) : letters.join('')),
      mayMove: () => !this.isBusy(),
      onChange: () => this.draw(),
    });
    this.moon.root.append(this.#prompt, this.bar(this.#strip.root), this.#strip.tray);
    if (desk.help !== 'none') this.#strip.hide(this.#spelling.extra);
    this.begin();
  }

  get #spelt(): string {
    return this.#strip.words.join('');
  }

  /** How many letters from the front on are as they should be. */
  get #fitting(): number {
    const off = [...this.#spelt].findIndex((letter, at) => letter !== this.#spelling.word[at]);
    return off < 0 ? this.#spelt.length : off;
  }

  protected draw(): void {
    this.tools.enable('go', this.#strip.isFull);
  }

  protected clear(isKept: boolean): void {
    this.#strip.lay([], isKept);
  }

  protected steps() {
    return this.#strip.stepsTo([...this.#spelling.word]);
  }

  protected verdict(): Verdict {
    const { word, before, after, line } = this.#spelling;
    const right = this.#spelt === word;
    const reply = right
      ? this.text.done.spell(written(line, [...before, word, ...after]))
      : this.text.misses[spellMiss(this.#spelling, this.#spelt)];
    return { right, response: [...this.#strip.laid], line: reply };
  }

  protected override scaffold(): void {
    const fitting = this.#fitting;
    this.#strip.hide(this.#spelling.extra);
    this.#strip.lay(this.#strip.laid.slice(0, fitting));
  }

  override dress(): void {
    this.#prompt.innerHTML = rebusOf(howOf(this.#task), factsOf(this.#task), this.desk.lang());
    super.dress();
  }

  beckon(): string {
    this.#strip.point([...this.#spelling.word], this.#fitting);
    return this.text.ways.spell;
  }
}

export const spell: Activity = (desk, task) => new Speller(desk, task);
