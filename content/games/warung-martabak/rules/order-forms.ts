/** The forms of an order: share, serve, cut again, compare. */
import type { Shape } from './geometry.ts';

export type SkillId = 'equal-shares' | 'build-fraction' | 'equivalent' | 'compare';

export const skillIds: readonly SkillId[] = [
  'equal-shares',
  'build-fraction',
  'equivalent',
  'compare',
];

export interface Fraction {
  top: number;
  bottom: number;
}

export interface Task {
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
  pans: 1 | 2;
  /** On the learning kit's scale; a new child stands at 0. */
  difficulty: number;
}

const fraction = (text: string): Fraction => {
  const [top, bottom] = text.split('/').map(Number);
  return { top: top ?? 1, bottom: bottom ?? 1 };
};

const blank = { shape: 'round', against: null, ready: 1, pans: 1 } as const;

export const share = (people: number, shape: Shape, difficulty: number): Task => ({
  ...blank,
  id: `share-${people}-${shape}`,
  skill: 'equal-shares',
  form: 'share',
  shape,
  want: { top: 1, bottom: people },
  difficulty,
});

export const serve = (text: string, shape: Shape, difficulty: number): Task => {
  const want = fraction(text);
  return {
    ...blank,
    id: `serve-${want.top}-${want.bottom}-${shape}`,
    skill: 'build-fraction',
    form: 'serve',
    shape,
    want,
    pans: want.top > want.bottom ? 2 : 1,
    difficulty,
  };
};

export const recut = (text: string, ready: number, difficulty: number): Task => {
  const want = fraction(text);
  return {
    ...blank,
    id: `recut-${want.top}-${want.bottom}-of-${ready}`,
    skill: 'equivalent',
    form: 'recut',
    shape: ready === 12 ? 'box' : 'round',
    want,
    ready,
    difficulty,
  };
};

export const compare = (one: string, other: string, difficulty: number): Task => {
  const want = fraction(one);
  const against = fraction(other);
  return {
    ...blank,
    id: `compare-${want.top}-${want.bottom}-${against.top}-${against.bottom}`,
    skill: 'compare',
    form: 'compare',
    want,
    against,
    difficulty,
  };
};
