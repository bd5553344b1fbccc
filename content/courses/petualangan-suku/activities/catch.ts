/** Lantern friends float in the night. The ones that carry the letter light up and rise. */
import { type Activity, type Desk, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { lanternsOf } from '../playable.ts';
import { textIn } from '../rules/args.ts';
import { placesFor, standAt } from '../scene/places.ts';
import { replay } from '../scene/tiles.ts';
import { words } from '../text/text.ts';
import { lanternPicture } from '../view/lanterns.ts';
import './catch.css';
import { tellIndonesian } from '../text/indonesian.ts';

interface Floating {
  glyph: string;
  /** Its place in the task's list: what a save remembers. */
  at: number;
  button: HTMLButtonElement;
}

const isLit = ({ button }: Floating): boolean => button.classList.contains('is-lit');

const spread = (desk: Desk, lanterns: readonly Floating[]): void => {
  const space = { width: desk.scene.clientWidth - 16, height: desk.scene.clientHeight - 42 };
  const { size, spots } = placesFor(lanterns.length, space, 190);
  for (const [i, { button }] of lanterns.entries()) {
    const spot = spots[i] ?? { x: 0, y: 0 };
    standAt(button, { x: 8 + spot.x, y: 12 + spot.y, size });
  }
};

class Sky {
  readonly lanterns: Floating[];
  readonly #desk: Desk;
  readonly #want: string;

  constructor(desk: Desk, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#want = textIn(task, 'want');
    const made = lanternsOf(task).map((glyph, at) => this.#make(glyph, at));
    for (const at of desk.state) made[at]?.button.classList.add('is-lit');
    this.lanterns = shuffled(desk.random, made);
    desk.scene.append(...this.lanterns.map(({ button }) => button));
  }

  #make(glyph: string, at: number): Floating {
    const button = pressable('sky-lantern', lanternPicture(glyph), () => this.#tap(lantern));
    Object.assign(button.dataset, { glyph, answer: '', at: `${at}` });
    const lantern = { glyph, at, button };
    return lantern;
  }

  open(): Floating[] {
    return this.lanterns.filter((each) => each.glyph === this.#want && !isLit(each));
  }

  #tap(lantern: Floating): void {
    const desk = this.#desk;
    const want = this.#want;
    if (desk.step !== 'look' && lantern.glyph !== want) {
      this.#shake(lantern);
      return;
    }
    if (isLit(lantern)) {
      desk.sound('hop');
      tellIndonesian(desk, lantern.glyph);
      return;
    }
    lantern.button.classList.add('is-lit');
    lantern.button.classList.remove('is-beckoning');
    const lit = this.lanterns.filter(isLit);
    desk.sound('count', 2 ** (lit.length / 12));
    desk.keep(lit.map(({ at }) => at));
    if (desk.step === 'look' || this.open().length > 0) tellIndonesian(desk, lantern.glyph);
    else desk.answer({ right: true, response: [want], line: words[desk.lang()].caught(want) });
  }

  #shake({ glyph, button }: Floating): void {
    const desk = this.#desk;
    const want = this.#want;
    desk.sound('oops');
    replay(button, 'is-shaking');
    const line = words[desk.lang()].iAm(glyph, want);
    this.help(desk.answer({ right: false, response: [glyph], line }));
  }

  /** First the wanted and one other stay bright, then the wanted are pointed at. */
  help(due: Desk['help']): void {
    if (due === 'none') return;
    const other = this.lanterns.find(({ glyph }) => glyph !== this.#want);
    for (const each of this.lanterns)
      each.button.classList.toggle('is-dim', each.glyph !== this.#want && each !== other);
    if (due === 'worked')
      for (const { button } of this.open()) button.classList.add('is-beckoning');
  }
}

export const catchLetters: Activity = (desk, task) => {
  const sky = new Sky(desk, task);
  const want = textIn(task, 'want');
  const dress = (): void => {
    for (const { glyph, button } of sky.lanterns)
      button.ariaLabel = words[desk.lang()].lantern(glyph);
  };
  desk.onFit(() => spread(desk, sky.lanterns));
  dress();
  if (desk.step !== 'look') sky.help(desk.help);
  return {
    dress,
    beckon() {
      const text = words[desk.lang()];
      if (desk.step !== 'look') return text.catchAll(want);
      sky.lanterns.find((each) => !isLit(each))?.button.classList.add('is-beckoning');
      return text.tapEach;
    },
  };
};
