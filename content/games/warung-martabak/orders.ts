/** What customers ask for: a plain table, from the easiest to the hardest. */
import type { Shape } from './dish.ts';

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

const share = (people: number, shape: Shape, difficulty: number): Task => ({
  ...blank,
  id: `share-${people}-${shape}`,
  skill: 'equal-shares',
  form: 'share',
  shape,
  want: { top: 1, bottom: people },
  difficulty,
});

const serve = (text: string, shape: Shape, difficulty: number): Task => {
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

const recut = (text: string, ready: number, difficulty: number): Task => {
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

const compare = (one: string, other: string, difficulty: number): Task => {
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

export const bank: readonly Task[] = [
  share(2, 'round', -3),
  share(2, 'box', -2.7),
  share(4, 'round', -2.1),
  share(4, 'box', -1.9),
  share(3, 'box', -1.6),
  share(3, 'round', -1.1),
  share(6, 'box', -0.8),
  share(8, 'round', -0.5),
  share(6, 'round', -0.2),
  share(8, 'box', 0.1),
  serve('1/2', 'round', -2.3),
  serve('1/4', 'round', -1.8),
  serve('3/4', 'round', -1.4),
  serve('3/4', 'box', -1.2),
  serve('1/3', 'box', -1.1),
  serve('2/3', 'box', -0.8),
  serve('1/3', 'round', -0.6),
  serve('2/3', 'round', -0.4),
  serve('1/6', 'box', -0.2),
  serve('3/8', 'round', 0.1),
  serve('5/6', 'round', 0.3),
  serve('3/2', 'round', 0.4),
  serve('5/8', 'round', 0.6),
  serve('5/4', 'round', 0.8),
  serve('7/4', 'round', 1.1),
  serve('4/3', 'round', 1.3),
  serve('5/3', 'round', 1.6),
  serve('7/8', 'box', 1.8),
  recut('1/2', 4, -1.5),
  recut('1/2', 6, -1),
  recut('1/2', 8, -0.7),
  recut('2/4', 2, -0.4),
  recut('1/3', 6, -0.2),
  recut('1/4', 8, 0),
  recut('2/3', 6, 0.3),
  recut('3/4', 8, 0.5),
  recut('2/6', 3, 0.8),
  recut('6/8', 4, 1),
  recut('2/3', 12, 1.2),
  recut('3/4', 12, 1.4),
  recut('4/6', 3, 1.5),
  recut('5/6', 12, 1.9),
  compare('1/2', '1/4', -2),
  compare('1/4', '3/4', -1.7),
  compare('1/3', '1/2', -1.3),
  compare('1/4', '1/3', -1),
  compare('5/8', '3/8', -0.8),
  compare('2/4', '1/2', -0.3),
  compare('1/6', '1/8', -0.1),
  compare('3/4', '1/2', 0),
  compare('2/6', '1/3', 0.4),
  compare('3/8', '1/2', 0.6),
  compare('3/6', '1/2', 0.5),
  compare('5/6', '2/3', 1),
  compare('6/8', '3/4', 1.2),
  compare('2/3', '3/4', 1.5),
  compare('5/8', '2/3', 1.9),
  compare('5/6', '7/8', 2.2),
];
