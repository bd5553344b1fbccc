/** Answers to pick from: amounts, or baskets with two goods each. */
import { type Lang, type Stage, seeded, shuffled } from '@nobi/kit/guest';
import type { Choice, Work } from '@nobi/kit/rounds';
import { baskets, type Order, optionsOf, type Pair } from '../rules/orders.ts';
import { goodAt } from '../view/goods.ts';
import { numeral } from '../view/pieces.ts';

interface Picks {
  readonly work: Work<Order>;
  readonly lang: Lang;
  pick(at: number): void;
}

/** How much is in sight of an order: as at its level, or all of it where help is due. */
export const helpShown = ({ level, aid }: Pick<Work<Order>, 'level' | 'aid'>): number =>
  aid >= 2 ? 0 : level;

/** Two goods: with thousands and hundreds added up, with the thousands, or as they are. */
const pairLabel = ([one, other]: Pair, shown: number, lang: Lang): string => {
  const spelled = (n: number): string => numeral(n, lang);
  if (shown >= 2) return `${spelled(one)} + ${spelled(other)}`;
  const thousands = one - (one % 1000) + other - (other % 1000);
  const hundreds = [one % 1000, other % 1000];
  const [first = 0, second = 0] = hundreds;
  const rest = shown === 0 ? spelled(first + second) : hundreds.map(spelled).join('+');
  return `${spelled(thousands)} + ${rest}`;
};

export const picks = ({ work, lang, pick }: Picks): Choice[] => {
  const { order, aid, seed } = work;
  const pairs = order.form === 'enough' ? baskets(order) : [];
  const choices = optionsOf(order).map((value, at) => {
    const pair = pairs[at];
    return {
      name: `pick-${at} pick${pair ? ' basket' : ''}${aid >= 3 && at === 0 ? ' is-beckoning' : ''}`,
      label: pair ? pairLabel(pair, helpShown(work), lang) : numeral(value, lang),
      run: () => pick(at),
    };
  });
  return shuffled(seeded(seed), choices);
};

/** Lays two goods into each basket. */
export const drawPicks = ({ controls }: Stage, { seed }: Work<Order>): void => {
  for (const [at, button] of [...controls.querySelectorAll('.basket')].entries()) {
    const wares = [0, 1].map((n) => {
      const image = new Image(48, 48);
      image.src = goodAt(seed + at * 2 + n).picture;
      image.alt = '';
      return image;
    });
    button.prepend(...wares);
  }
};
