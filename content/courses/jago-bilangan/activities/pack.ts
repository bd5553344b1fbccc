/** Crackers are loaded, tied up by tens, or unloaded; a pack is opened where single ones are missing. */
import { numberIn } from '@nobi/kit/bank';
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { playSteps, type Tool } from '../../../course-parts/scene/tools.ts';
import { numbersOf } from '../rules/asks.ts';
import {
  afterStep,
  goalOf,
  isLoaded,
  type Loading,
  loadingIn,
  nextStep,
  type Step,
  startOf,
} from '../rules/loading.ts';
import { mistakeIn } from '../rules/mistakes.ts';
import { written } from '../rules/numerals.ts';
import { worthOf } from '../rules/places.ts';
import { openPiles } from '../scene/piles.ts';
import { openTools } from '../scene/tools.ts';
import { openYard } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { packNames, packPicture } from '../view/packs.ts';

const plus =
  '<svg class="badge" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="#0b7f5a"/><path d="M8 16h16M16 8v16" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>';
const opening =
  '<svg class="badge" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="#5b3bd6"/><path d="M8 18l8-9 8 9M16 10v15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** What a tap on a pile does. */
const tapped: Record<Loading, Step['do']> = { build: 'take', tidy: 'tie', unload: 'take' };

/** What is asked for, above the piles. */
const signOf = (desk: Desk, task: CourseTask): string => {
  const { n, a, b } = numbersOf(task);
  const say = (value: number): string => written(value, desk.lang());
  const how = loadingIn(task);
  if (how === 'tidy') return `${say(a)} + ${say(b)}`;
  return how === 'unload' ? `${say(n)} − ${say(b)}` : say(n);
};

class Loader {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #how: Loading;
  readonly #gap: number;
  readonly #yard;
  readonly #sign = element('p', 'card sum-line');
  readonly #total = element('p', 'card total');
  readonly #piles;
  readonly #tools;
  #past: number[][] = [];
  #isShowing = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#how = loadingIn(task);
    this.#gap = numberIn(task, 'gap') || -1;
    this.#yard = openYard(desk, task);
    this.#piles = openPiles(desk, {
      start: startOf(task),
      gap: this.#gap,
      onTap: (at) => this.#do({ do: tapped[this.#how], at }),
      onChange: () => this.dress(),
    });
    this.#tools = openTools(desk, this.#buttons(), () => this.#judge());
    const signs = element('div', 'signs');
    signs.append(this.#sign, this.#total);
    this.#yard.root.append(signs, this.#piles.root);
    this.dress();
    if (desk.step === 'look' || desk.help === 'worked') this.#workOut();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  #buttons(): Tool[] {
    if (this.#how === 'tidy') return [];
    const isBuild = this.#how === 'build';
    const kinds = isBuild ? packNames : packNames.slice(0, 3);
    const each = kinds.map(
      (name, at): Tool => ({
        name: `${isBuild ? 'add' : 'open'}-${at}`,
        picture: packPicture(name) + (isBuild ? plus : opening),
        label: () => this.#text[isBuild ? 'add' : 'open'](this.#text.packs[at] ?? ''),
        run: () => this.#do({ do: isBuild ? 'add' : 'open', at }),
      }),
    );
    const undo: Tool = {
      name: 'undo',
      picture: icons.undo,
      label: () => this.#text.putBack,
      run: () => this.#undo(),
    };
    return isBuild ? each : [...each, undo];
  }

  /** While an example plays a press says to watch. */
  #isWatched(): boolean {
    if (this.#isShowing) this.#desk.tell(this.#text.watch);
    return this.#isShowing;
  }

  #do(step: Step): void {
    if (this.#isWatched()) return;
    if (step.at === this.#gap) {
      this.#desk.sound('oops');
      this.#desk.tell(this.#text.emptied);
      return;
    }
    const before = [...this.#piles.counts];
    const after = afterStep(before, step);
    if (`${after}` === `${before}`) {
      // Nothing to tie or to take: the pile says how many it holds.
      this.#desk.sound('tap', 0.8);
      this.#desk.tell(this.#text.stack(this.#text.packs[step.at] ?? '', before[step.at] ?? 0));
      return;
    }
    this.#past.push(before);
    this.#desk.sound(
      step.do === 'tie' || step.do === 'open' ? 'pop' : 'count',
      2 ** ((after[step.at] ?? 0) / 12),
    );
    this.#piles.set(after);
  }

  #undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.#desk.sound('tap', 0.8);
    this.#piles.set(before);
  }

  #missLine(value: number): string {
    const text = this.#text;
    const goal = goalOf(this.#task);
    if (this.#how === 'tidy') return text.notTied;
    if (this.#how === 'unload') return text.mistakes[value > goal ? 'tooSmall' : 'tooBig'];
    const mistake = mistakeIn({ args: { how: 'words', n: goal } }, [value]);
    if (['zeroLost', 'turned', 'shifted'].includes(mistake)) return text.mistakes[mistake];
    const [have, want] = [written(value, this.#desk.lang()), written(goal, this.#desk.lang())];
    return value < goal ? text.loaded(have, want) : text.over(have, want);
  }

  #judge(): void {
    if (this.#isWatched()) return;
    const value = worthOf(this.#piles.counts);
    const right = isLoaded(this.#task, this.#piles.counts);
    this.#desk.sound(right ? 'pop' : 'oops');
    if (right) this.#yard.cheer();
    const name = this.#how === 'build' ? 'pack' : this.#how;
    const line = right
      ? this.#text.done[name](written(value, this.#desk.lang()))
      : this.#missLine(value);
    const due = this.#desk.answer({ right, response: [...this.#piles.counts], line });
    this.dress();
    if (due === 'worked') this.#desk.clock.after(2.2, () => this.#workOut());
  }

  #workOut(): void {
    this.#isShowing = true;
    if (this.#desk.step !== 'look') this.#desk.tell(this.#text.watch);
    let counts = startOf(this.#task);
    this.#piles.set(counts);
    const steps: (() => void)[] = [];
    for (
      let next = nextStep(this.#task, counts);
      next.do !== 'go';
      next = nextStep(this.#task, counts)
    ) {
      counts = afterStep(counts, next);
      const shown = counts;
      steps.push(() => {
        this.#desk.sound('count');
        this.#piles.set(shown);
      });
    }
    // A long way is shown in strides.
    const stride = Math.ceil(steps.length / 9);
    const seen = steps.filter((_, at) => (at + 1) % stride === 0 || at === steps.length - 1);
    playSteps(this.#desk, seen, () => {
      this.#isShowing = false;
      this.#past = [];
      if (this.#desk.step !== 'look') this.#piles.set(startOf(this.#task));
    });
  }

  dress(): void {
    const { lang } = this.#desk;
    const isTold =
      this.#how === 'unload' || numberIn(this.#task, 'view') > 0 || this.#desk.help !== 'none';
    this.#sign.textContent = signOf(this.#desk, this.#task);
    this.#total.hidden = !isTold && this.#desk.step !== 'look';
    this.#total.textContent = `= ${written(worthOf(this.#piles.counts), lang())}`;
    this.#piles.dress();
    this.#yard.dress();
    this.#tools?.dress();
    this.#tools?.enable('undo', this.#past.length > 0);
  }

  beckon(): string {
    const step = nextStep(this.#task, this.#piles.counts);
    if (step.do === 'go') this.#tools.point('go');
    else if (step.do === 'tie' || step.do === 'take') this.#piles.point(step.at);
    else this.#tools.point(`${step.do}-${step.at}`);
    const name = this.#how === 'build' ? 'pack' : this.#how;
    return this.#text.ways[name];
  }
}

export const pack: Activity = (desk, task) => {
  const loader = new Loader(desk, task);
  return { dress: () => loader.dress(), beckon: () => loader.beckon() };
};
