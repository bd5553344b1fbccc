/** A board of turning digits, as stations have them: a tap turns one on, a typed digit sets it. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import type { Tools } from '../../../course-parts/scene/tools.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { openTools } from './tools.ts';

export interface WheelOptions {
  /** How many wheels each part of the answer has. */
  groups: readonly number[];
  /** What stands above each part, where there is more than one. */
  titles?: (() => string)[];
  onGo(values: number[]): void;
}

export interface Wheels {
  readonly root: HTMLElement;
  set(values: readonly number[]): void;
  turn(at: number, digit: number): void;
  /** The digits that a number shows on these wheels, from the left. */
  spell(values: readonly number[]): number[];
  point(at: number): void;
  dress(): void;
}

const spelled = (groups: readonly number[], values: readonly number[]): number[] =>
  groups.flatMap((size, group) =>
    [...`${values[group] ?? 0}`.padStart(size, '0').slice(-size)].map(Number),
  );

class Board {
  readonly root = element('div', 'wheels');
  readonly #desk: Desk;
  readonly #options: WheelOptions;
  readonly #buttons: HTMLElement[] = [];
  readonly #titles: HTMLElement[] = [];
  readonly #digits: number[];
  readonly #tools: Tools;
  #last: number;

  constructor(desk: Desk, options: WheelOptions) {
    this.#desk = desk;
    this.#options = options;
    const size = options.groups.reduce((sum, each) => sum + each, 0);
    this.#digits = Array.from({ length: size }, (_, at) => desk.state[at] ?? 0);
    this.#last = (options.groups[0] ?? 1) - 1;
    this.#lay();
    const less = {
      name: 'less',
      picture: icons.minus,
      label: () => words[desk.lang()].less,
      run: () => this.#step(this.#last, -1),
    };
    this.#tools = openTools(desk, [less], () => options.onGo(this.values()));
    this.dress();
  }

  #lay(): void {
    let at = 0;
    for (const [group, size] of this.#options.groups.entries()) {
      const part = element('div', 'wheel-part');
      const row = element('div', 'wheel-row');
      for (let i = 0; i < size; i += 1, at += 1) row.append(this.#wheel(at));
      part.append(row);
      if (this.#options.titles?.[group]) {
        const title = element('span', 'wheel-title');
        this.#titles.push(title);
        part.append(title);
      }
      this.root.append(part);
    }
  }

  #wheel(at: number): HTMLElement {
    const isShown = this.#desk.step === 'look';
    const wheel: HTMLElement = isShown
      ? element('div', 'wheel')
      : pressable('wheel', '', () => this.#step(at, 1));
    wheel.dataset.at = `${at}`;
    wheel.addEventListener('keydown', (event) => this.#key(event, at));
    wheel.addEventListener('focus', () => {
      this.#last = at;
    });
    this.#buttons.push(wheel);
    return wheel;
  }

  #key(event: KeyboardEvent, at: number): void {
    const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
    const way = arrows[event.key];
    if (way !== undefined) {
      event.preventDefault();
      this.#step(at, way);
    } else if (/^\d$/.test(event.key)) {
      this.#change(at, Number(event.key));
      this.#buttons[at + 1]?.focus();
    }
  }

  #step(at: number, by: number): void {
    this.#change(at, ((this.#digits[at] ?? 0) + by + 10) % 10);
  }

  #change(at: number, digit: number): void {
    this.#last = at;
    this.#desk.sound('count', 2 ** (digit / 12));
    this.turn(at, digit);
    this.#desk.keep([...this.#digits]);
  }

  turn(at: number, digit: number): void {
    this.#digits[at] = digit;
    const wheel = this.#buttons[at];
    wheel?.classList.remove('is-turning');
    void wheel?.offsetWidth;
    wheel?.classList.add('is-turning');
    this.dress();
  }

  set(values: readonly number[]): void {
    for (const [at, digit] of spelled(this.#options.groups, values).entries())
      this.#digits[at] = digit;
    this.#desk.keep([...this.#digits]);
    this.dress();
  }

  spell(values: readonly number[]): number[] {
    return spelled(this.#options.groups, values);
  }

  values(): number[] {
    let from = 0;
    return this.#options.groups.map((size) => {
      const digits = this.#digits.slice(from, from + size);
      from += size;
      return Number(digits.join(''));
    });
  }

  point(at: number): void {
    for (const [place, wheel] of this.#buttons.entries())
      wheel.classList.toggle('is-beckoning', place === at);
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    let from = 0;
    for (const size of this.#options.groups) {
      const leading = this.#digits.slice(from, from + size).findIndex((digit) => digit > 0);
      for (let i = 0; i < size; i += 1) {
        const wheel = this.#buttons[from + i];
        if (!wheel) continue;
        const digit = this.#digits[from + i] ?? 0;
        wheel.textContent = `${digit}`;
        wheel.dataset.digit = `${digit}`;
        wheel.classList.toggle('is-leading', leading < 0 || i < leading);
        wheel.ariaLabel = text.wheel(text.places[4 - size + i] ?? '', digit);
      }
      from += size;
    }
    for (const [at, title] of this.#titles.entries())
      title.textContent = this.#options.titles?.[at]?.() ?? '';
    this.#tools?.dress();
  }
}

export const openWheels = (desk: Desk, options: WheelOptions): Wheels => new Board(desk, options);
