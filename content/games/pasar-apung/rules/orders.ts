/** What an order asks for, and the judge that says what was laid or picked. Pure. */
import { type Random, seeded, wholeBetween } from '@nobi/kit/guest';
import { changed, crates, fewest, money, sumOf } from './units.ts';

/** load: oranges by the thousand, hundred, ten and one. count: what lies on the tray. exact: lay an amount.
 *  few: with as few pieces as can be. change: what is left of a note. enough: which basket a purse can take. */
export const forms = ['load', 'count', 'exact', 'few', 'change', 'enough'] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Oranges or rupiah; of `enough` what is in the purse. */
  readonly a: number;
  /** load, exact: the unit that is not there, else 0. count: how often a piece was changed into smaller
   *  ones. change: the note. enough: which four baskets. */
  readonly b: number;
}

export interface Verdict {
  /** less, much: too little, too much. many: right in too many pieces. place: a digit in another place.
   *  same: the worth of the goods given back. carry: a thousand too much, left from counting back. pieces:
   *  notes counted, not what they are worth. cut: only the thousands were added. */
  readonly kind: 'fits' | 'less' | 'much' | 'many' | 'place' | 'same' | 'carry' | 'pieces' | 'cut';
  readonly sum: number;
}

/** A basket with two goods. */
export type Pair = readonly [number, number];

export const isLaid = ({ form }: Order): boolean => form !== 'count' && form !== 'enough';

export const walletOf = ({ form, b }: Order): readonly number[] => {
  if (form === 'load') return crates.filter((unit) => unit !== b);
  return form === 'exact' ? money.filter((unit) => unit !== b) : money;
};

/** What has to lie on the tray. */
export const neededOf = ({ form, a, b }: Order): number => (form === 'change' ? b - a : a);

export const solutionOf = (order: Order): readonly number[] | null =>
  fewest(neededOf(order), walletOf(order));

/** How many pieces an order in few pieces lets through. */
export const limitOf = (order: Order): number =>
  order.form === 'few' ? (solutionOf(order)?.length ?? 0) : Number.POSITIVE_INFINITY;

/** What lies on the tray from the beginning. */
export const shownPieces = ({ form, a, b }: Order): readonly number[] => {
  if (form === 'count') return changed(fewest(a, money) ?? [], b);
  return form === 'enough' ? (fewest(a, money) ?? []) : [];
};

const digitsOf = (n: number): string => [...`${n}`].toSorted().join('');
const isMisplaced = (sum: number, needed: number): boolean =>
  sum > 0 && (sum === needed * 10 || sum * 10 === needed || digitsOf(sum) === digitsOf(needed));

export const judge = (order: Order, pieces: readonly number[]): Verdict => {
  const [sum, needed] = [sumOf(pieces), neededOf(order)];
  if (sum === needed) return { kind: pieces.length > limitOf(order) ? 'many' : 'fits', sum };
  if (order.form === 'change' && sum === order.a) return { kind: 'same', sum };
  const isUneven = order.form === 'change' && needed % 1000 !== 0;
  if (isUneven && sum === needed + 1000) return { kind: 'carry', sum };
  if (isMisplaced(sum, needed)) return { kind: 'place', sum };
  return { kind: sum < needed ? 'less' : 'much', sum };
};

const swapped = (a: number): number => {
  const [thousands, hundreds] = [Math.floor(a / 1000), Math.floor((a % 1000) / 100)];
  return hundreds * 1000 + thousands * 100;
};
/** Coins read as if they were notes: 500 for 5,000. */
const inflated = (pieces: readonly number[]): number =>
  sumOf(pieces.map((piece) => (piece < 1000 ? piece * 10 : piece)));

/** The amount and three that are known mistakes. */
const amounts = (order: Order): readonly number[] => {
  const { a } = order;
  const pieces = shownPieces(order);
  const all = [
    a,
    pieces.length * 1000,
    swapped(a),
    a - (pieces.at(-1) ?? 0),
    inflated(pieces),
    a + (pieces[0] ?? 0),
    a + 1000,
    a + 200,
  ];
  return [...new Set(all.filter((each) => each > 0 && each < 100_000))].slice(0, 4);
};

const pairOf = (thousands: number, hundreds: number, random: Random): Pair => {
  const first = wholeBetween(random, 1, thousands - 1);
  const least = Math.max(1, hundreds - 9);
  const part = wholeBetween(random, least, Math.min(9, hundreds - 1));
  return [first * 1000 + part * 100, (thousands - first) * 1000 + (hundreds - part) * 100];
};

/** How far the baskets are from the purse, in hundreds: the more, the easier seen. */
export const gapOf = ({ b }: Order): number => 1 + (b % 5);

/** Four baskets whose thousands add up alike: the hundreds decide. The first one is right. */
export const baskets = ({ a, b }: Order): readonly Pair[] => {
  const random = seeded(a + b * 7919);
  const gap = gapOf({ form: 'enough', a, b });
  const thousands = a / 1000 - 1;
  const over = [gap, gap + 1, gap + 3].map((each) => Math.min(18, 10 + each));
  const sums = [10 - gap, ...over];
  return sums.map((hundreds) => pairOf(thousands, hundreds, random));
};

/** What can be picked, the right one first: amounts, or what a basket comes to. */
export const optionsOf = (order: Order): readonly number[] => {
  if (order.form === 'count') return amounts(order);
  return order.form === 'enough' ? baskets(order).map(([one, other]) => one + other) : [];
};

export const judgePick = (order: Order, at: number): Verdict => {
  const options = optionsOf(order);
  const [sum, right] = [options[at] ?? 0, options[0] ?? 0];
  if (at === 0) return { kind: 'fits', sum };
  if (order.form === 'enough') return { kind: 'cut', sum };
  if (sum === shownPieces(order).length * 1000) return { kind: 'pieces', sum };
  if (isMisplaced(sum, right) || sum === swapped(right)) return { kind: 'place', sum };
  return { kind: sum < right ? 'less' : 'much', sum };
};

const mostPieces = 15;

const isPickSound = (order: Order): boolean => {
  const options = optionsOf(order);
  if (options.length < 4 || new Set(options).size < 4) return false;
  if (order.form === 'count') return shownPieces(order).length <= 9;
  return options.every((sum, at) => sum <= order.a === (at === 0));
};

/** Solvable, right in one way only where it is picked, and laid with no more pieces than a tray holds. */
export const isSound = (order: Order): boolean => {
  const { form, a, b } = order;
  if (!(a > 0) || a % (form === 'load' ? 1 : 100) !== 0) return false;
  if (!isLaid(order)) return isPickSound(order);
  if (form === 'change' && !(b > a)) return false;
  const pieces = solutionOf(order);
  if (!pieces || pieces.length === 0 || pieces.length > mostPieces) return false;
  // A unit that is not there must be missed.
  return form !== 'load' && form !== 'exact' ? true : b === 0 || isMissed(order);
};

const isMissed = ({ form, a, b }: Order): boolean =>
  (fewest(a, form === 'load' ? crates : money) ?? []).includes(b);
