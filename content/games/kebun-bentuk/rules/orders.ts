/** What an order asks of a child, in four small numbers. Pure. */
import { colourAt, type Look, palette, shapeAt } from './looks.ts';

/**
 * match: which flower fits the hole. sort: what the bee wants. pattern: what is missing in a row.
 * compare: the longest, tallest, heaviest, fullest. place: above, below, left, right. odd: what does not belong.
 */
export const forms = ['match', 'sort', 'pattern', 'compare', 'place', 'odd'] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** One digit each; what they mean is the form's. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** How many values `a`, `b` and `c` have. */
export const sizes: Readonly<Record<Form, readonly [a: number, b: number, c: number]>> = {
  match: [8, 4, 3],
  sort: [8, 4, 3],
  pattern: [10, 10, 10],
  compare: [4, 2, 10],
  place: [6, 4, 5],
  odd: [8, 4, 4],
};

/** The flower that match and sort are about. */
export const wantedOf = ({ a, b }: Order): Look => ({ shape: shapeAt(a), colour: colourAt(b) });

/** What the bee looks at. */
export const sortKinds = ['colour', 'shape', 'both'] as const;
export type SortKind = (typeof sortKinds)[number];
export const sortKindOf = ({ c }: Order): SortKind => sortKinds[c] ?? 'colour';

/** In what one flower differs; `pair` is a shape and a colour that do not go together. */
export const oddKinds = ['colour', 'shape', 'size', 'pair'] as const;
export type OddKind = (typeof oddKinds)[number];
export const oddKindOf = ({ c }: Order): OddKind => oddKinds[c] ?? 'colour';

export const units = ['AB', 'AAB', 'ABB', 'ABC', 'AABB'] as const;
export type Unit = (typeof units)[number];

export interface Pattern {
  readonly unit: Unit;
  readonly row: readonly Look[];
  readonly gap: number;
}

/** The third flower of a pattern differs from both others. */
const thirdOf = ({ b, c }: Order): number =>
  [3, 4, 5].map((by) => (b + by) % palette.length).find((at) => at !== b && at !== c) ?? 0;

export const patternOf = (order: Order): Pattern => {
  const unit = units[order.a % units.length] ?? 'AB';
  const looks: Readonly<Record<string, number>> = { A: order.b, B: order.c, C: thirdOf(order) };
  const length = unit.length === 2 ? 6 : 8;
  const row = Array.from({ length }, (_, at) => {
    const letter = unit[at % unit.length] ?? 'A';
    return palette[looks[letter] ?? 0] ?? palette[0];
  }).flatMap((look) => look ?? []);
  const isAtEnd = order.a < units.length;
  return {
    unit,
    row,
    gap: isAtEnd ? length - 1 : Math.floor(length / 2) - (unit === 'AB' ? 1 : 0),
  };
};

export const measures = ['length', 'height', 'weight', 'amount'] as const;
export type Measure = (typeof measures)[number];
export const measureOf = ({ a }: Order): Measure => measures[a] ?? 'length';
export const isMost = ({ b }: Order): boolean => b === 0;

export const relations = ['above', 'below', 'in', 'left', 'right', 'between'] as const;
export type Relation = (typeof relations)[number];
export const relationOf = ({ a }: Order): Relation => relations[a] ?? 'above';
export const landmarks = ['pot', 'bucket', 'basket', 'boot'] as const;
export type Landmark = (typeof landmarks)[number];
export const creatures = ['snail', 'frog', 'bee', 'ant', 'duck'] as const;
export type Creature = (typeof creatures)[number];
export const creatureOf = ({ c }: Order): Creature => creatures[c] ?? 'snail';
/** The landmark that is meant, and the one beside it. */
export const landmarksOf = ({ b }: Order): readonly [Landmark, Landmark] => [
  landmarks[b] ?? 'pot',
  landmarks[(b + 1) % landmarks.length] ?? 'bucket',
];
