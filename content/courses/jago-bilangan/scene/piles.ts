/** Four piles of packs side by side, thousands on the left. Each is a button; what a tap does is the task's. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { packNames, pilePicture } from '../view/packs.ts';

export interface Piles {
  readonly root: HTMLElement;
  readonly counts: readonly number[];
  set(counts: readonly number[]): void;
  point(at: number): void;
  dress(): void;
}

export interface PileOptions {
  start: readonly number[];
  /** A kind that has run out. */
  gap?: number;
  onTap(at: number): void;
  onChange(): void;
}

export const openPiles = (desk: Desk, { start, gap = -1, onTap, onChange }: PileOptions): Piles => {
  let counts = desk.state.length === 4 ? [...desk.state] : [...start];
  const root = element('div', 'piles');
  const piles = packNames.map((name, at) => {
    const pile =
      desk.step === 'look' ? element('div', 'pile') : pressable('pile', '', () => onTap(at));
    const picture = element('span', 'pile-picture');
    const count = element('b', 'pile-count');
    pile.append(picture, count);
    pile.classList.toggle('is-gone', at === gap);
    root.append(pile);
    return { name, pile, picture, count };
  });
  const dress = (): void => {
    const text = words[desk.lang()];
    for (const [at, { name, pile, picture, count }] of piles.entries()) {
      const many = counts[at] ?? 0;
      picture.innerHTML = pilePicture(name, many);
      count.textContent = `${many}`;
      pile.dataset.count = `${many}`;
      pile.classList.toggle('is-full', many > 9);
      pile.ariaLabel =
        at === gap ? text.empty(text.packs[at] ?? '') : text.stack(text.packs[at] ?? '', many);
    }
  };
  dress();
  return {
    root,
    get counts() {
      return counts;
    },
    set(next) {
      counts = [...next];
      desk.keep(counts);
      dress();
      onChange();
    },
    point(at) {
      for (const [place, { pile }] of piles.entries())
        pile.classList.toggle('is-beckoning', place === at);
    },
    dress,
  };
};
