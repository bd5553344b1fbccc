/** The forms of an order: share, serve, cut again, compare. */
import type { Shape } from '@nobi/kit/slices';

export type SkillId =
  | 'equal-shares'
  | 'build-fraction'
  | 'equivalent'
  | 'compare'
  | 'improper'
  | 'compare-unlike';

export const skillIds: readonly SkillId[] = [
  'equal-shares',
  'build-fraction',
  'equivalent',
  'compare',
  'improper',
  'compare-unlike',
];

export interface Fraction {
  top: number;
  bottom: number;
}

/** An order, whatever it shows. */
export interface Order {
  id: string;
  skill: SkillId;
  /** share: the same for all. serve: this much, cut yourself. recut: this much of a cut one. */
  form: 'share' | 'serve' | 'recut' | 'compare';
  shape: Shape;
  want: Fraction;
  /** What it is compared with. */
  against: Fraction | null;
  /** Into how many pieces it is cut when it comes. */
  ready: number;
  /** The one cut of a fair way that is not made yet, by its place there; null where `ready` says it all. */
  missing: number | null;
  pans: 1 | 2;
  /** On the learning kit's scale, as it is without pictures; a new child stands at 0. */
  base: number;
  /** Where nothing but the symbol is shown, it proves the skill. */
  telling: boolean;
}

const amountOf = ({ top, bottom }: Fraction): number => top / bottom;
/** Whole numbers only: nothing is rounded. */
const isSame = (one: Fraction, other: Fraction): boolean =>
  one.top * other.bottom === other.top * one.bottom;

const blank = { shape: 'round', against: null, ready: 1, missing: null, pans: 1 } as const;

/** Thirds and sixths have no first cut through the middle that helps. */
const isOdd = (parts: number): boolean => parts % 3 === 0;

export const share = (people: number, shape: Shape, ready: number): Order => ({
  ...blank,
  id: ready > 1 ? `share-${people}-${shape}-of-${ready}` : `share-${people}-${shape}`,
  skill: 'equal-shares',
  form: 'share',
  shape,
  ready,
  want: { top: 1, bottom: people },
  base: -3 + 0.25 * people + (isOdd(people) && shape === 'round' ? 0.5 : 0) + (ready > 1 ? 0.2 : 0),
  telling: people >= 4,
});

/** One cut is left to make: what lies there shows how large the pieces are. */
export const finishShare = (people: number, shape: Shape, missing: number): Order => ({
  ...share(people, shape, 1),
  id: `share-${people}-${shape}-but-${missing + 1}`,
  missing,
  base: -2.6 + 0.1 * people,
  telling: false,
});

export const serve = (want: Fraction, shape: Shape): Order => {
  const { top, bottom } = want;
  const more = top > bottom;
  return {
    ...blank,
    id: `serve-${top}-${bottom}-${shape}`,
    skill: more ? 'improper' : 'build-fraction',
    form: 'serve',
    shape,
    want,
    pans: more ? 2 : 1,
    base:
      (more ? 0.1 * (top - bottom) : -1.7) +
      0.12 * bottom +
      0.04 * top +
      (top > 1 ? 0.3 : 0) +
      (isOdd(bottom) ? 0.2 : 0),
    telling: top > 1,
  };
};

export const recut = (want: Fraction, ready: number, shape: Shape): Order => {
  const { top, bottom } = want;
  // Twelfths are cut from a box, as the oldest saves know them.
  const usual = ready === 12 ? 'box' : 'round';
  const id = `recut-${top}-${bottom}-of-${ready}`;
  return {
    ...blank,
    id: shape === usual ? id : `${id}-${shape}`,
    skill: 'equivalent',
    form: 'recut',
    shape,
    want,
    ready,
    base: -1 + 0.1 * ready + (top > 1 ? 0.3 : 0) + (ready < bottom ? 0.5 : 0),
    telling: top > 1 || ready >= 6,
  };
};

const gapOf = (one: Fraction, other: Fraction): number => Math.abs(amountOf(one) - amountOf(other));

/** The numbers say the opposite of the pieces: 1/8 looks more than 1/6. */
const isFalseFriend = (one: Fraction, other: Fraction): boolean =>
  (one.bottom - other.bottom) * (amountOf(one) - amountOf(other)) < 0;

export const compare = (want: Fraction, against: Fraction): Order => {
  const alike = want.bottom === against.bottom;
  const ones = want.top === 1 && against.top === 1;
  const skill = alike || ones ? 'compare' : 'compare-unlike';
  // Beyond a third the eye decides; the nearer two shares are, the more it takes to know.
  const near = (alike ? 0.6 : 1.2) * (1 - Math.min(1, gapOf(want, against) * 2)) ** 2;
  const start = alike ? -1.2 : ones ? -0.7 : 0.5;
  return {
    ...blank,
    id: `compare-${want.top}-${want.bottom}-${against.top}-${against.bottom}`,
    skill,
    form: 'compare',
    want,
    against,
    base: start + near + (isFalseFriend(want, against) ? 0.4 : 0),
    telling: !(alike && isSame(want, against)),
  };
};
