/** The judge: looks at what stands there, not at how it was made, and says what a miss is. Pure. */
import type { Board, Measured, Spot } from './boards.ts';
import { boardOf, choicesIn } from './boards.ts';
import { isAlike, type Look, type Shape } from './looks.ts';
import {
  isMost,
  landmarksOf,
  measureOf,
  type Order,
  type Relation,
  relationOf,
  sizes,
  sortKindOf,
  wantedOf,
} from './orders.ts';

export type Verdict =
  | { readonly kind: 'fits' }
  /** Another shape than the hole. */
  | { readonly kind: 'shape'; readonly shape: Shape }
  /** What the bee wants is half there, or not at all. */
  | { readonly kind: 'sorted'; readonly lacks: 'colour' | 'shape' | 'both'; readonly look: Look }
  /** Like the others. */
  | { readonly kind: 'alike'; readonly look: Look }
  /** The flower before once more, or one that is not its turn, or one from nowhere in the row. */
  | { readonly kind: 'turn'; readonly slip: 'again' | 'other' | 'strange' }
  /** The other end of the scale; one in the middle; one that only looks so. */
  | { readonly kind: 'measured'; readonly slip: 'opposite' | 'middle' | 'fooled' }
  /** Where it sits instead; of the other landmark it is the right word. */
  | { readonly kind: 'placed'; readonly slip: 'opposite' | 'landmark' | 'elsewhere' };

/** Whether a row repeats itself: at least twice, whatever its unit. */
const repeats = (row: readonly Look[]): boolean =>
  [2, 3, 4].some(
    (every) =>
      row.length >= every * 2 &&
      row.every((look, at) => {
        const before = row[at - every];
        return before === undefined || isAlike(look, before);
      }),
  );

const features: readonly ((look: Look) => string | boolean)[] = [
  (look: Look) => look.shape,
  (look: Look) => look.colour,
  (look: Look) => look.isSmall === true,
];
const pair = (look: Look): string => `${look.shape} ${look.colour}`;

/** Whether one stands alone in a feature that all the others share. */
const isAlone = (all: readonly Look[], at: number): boolean =>
  features.some((of) => {
    const rest = all.filter((_, place) => place !== at).map(of);
    const own = all[at];
    return own !== undefined && new Set(rest).size === 1 && of(own) !== rest[0];
  });

const isOdd = (all: readonly Look[], at: number): boolean => {
  if (all.some((_, place) => isAlone(all, place))) return isAlone(all, at);
  const own = all[at];
  const count = (look: Look): number => all.filter((each) => pair(each) === pair(look)).length;
  return own !== undefined && count(own) === 1;
};

const lacksOf = (order: Order, look: Look): 'colour' | 'shape' | 'both' | null => {
  const { shape, colour } = wantedOf(order);
  const kind = sortKindOf(order);
  const noColour = kind !== 'shape' && look.colour !== colour;
  const noShape = kind !== 'colour' && look.shape !== shape;
  if (noColour && noShape) return 'both';
  if (noColour) return 'colour';
  return noShape ? 'shape' : null;
};

const isExtreme = (order: Order, things: readonly Measured[], at: number): boolean => {
  const own = things[at]?.measure ?? Number.NaN;
  return things.every(
    ({ measure }, place) => place === at || (isMost(order) ? own > measure : own < measure),
  );
};

/** What a spot is to a landmark that it lies next to. */
export const relationTo = (spot: Spot, stand: Spot): Relation | null => {
  const [dx, dy] = [spot.x - stand.x, spot.y - stand.y];
  if (dx === 0 && dy === 0) return 'in';
  if (dx === 0) return dy < 0 ? 'above' : 'below';
  if (dy !== 0 || Math.abs(dx) !== 1) return null;
  return dx < 0 ? 'left' : 'right';
};

const isPlaced = (order: Order, { stands, spots }: Board, at: number): boolean => {
  const spot = spots[at];
  const relation = relationOf(order);
  if (!spot) return false;
  const found = stands.map((stand) => relationTo(spot, stand));
  if (relation === 'between') return found.includes('left') && found.includes('right');
  const [kind] = landmarksOf(order);
  return stands.some((stand, place) => stand.kind === kind && found[place] === relation);
};

export const fits = (order: Order, board: Board, at: number): boolean => {
  const look = board.tray[at];
  switch (order.form) {
    case 'match':
      return look?.shape === board.row[0]?.shape;
    case 'sort':
      return look !== undefined && lacksOf(order, look) === null;
    case 'pattern':
      return look !== undefined && repeats(board.row.map((each) => each ?? look));
    case 'odd':
      return isOdd(
        board.row.flatMap((each) => each ?? []),
        at,
      );
    case 'compare':
      return isExtreme(order, board.things, at);
    case 'place':
      return isPlaced(order, board, at);
  }
};

const turnSlip = ({ row, tray }: Board, at: number): 'again' | 'other' | 'strange' => {
  const look = tray[at];
  const before = row[row.indexOf(null) - 1];
  if (look && before && isAlike(look, before)) return 'again';
  return look && row.some((each) => each && isAlike(each, look)) ? 'other' : 'strange';
};

const measureSlip = (order: Order, { things }: Board, at: number) => {
  const other: Order = { ...order, b: isMost(order) ? 1 : 0 };
  const { shift = 0, measure = 0, bulk = 0 } = things[at] ?? {};
  const isLying = ['length', 'height'].includes(measureOf(order));
  const seen = (thing: Measured): number => (isLying ? thing.shift + thing.measure : thing.bulk);
  const all = things.map(seen);
  const looks = isLying ? shift + measure : bulk;
  const edge = isMost(order) ? Math.max(...all) : Math.min(...all);
  if (isExtreme(other, things, at)) return 'opposite';
  return looks === edge ? 'fooled' : 'middle';
};

const swapped: Readonly<Record<Relation, Relation>> = {
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
  in: 'above',
  between: 'in',
};

const placeSlip = (order: Order, { stands, spots }: Board, at: number) => {
  const spot = spots[at];
  const [kind] = landmarksOf(order);
  const relation = relationOf(order);
  const own = stands.find((stand) => stand.kind === kind);
  const isAtOther = stands.some(
    (stand) => spot && stand !== own && relationTo(spot, stand) === relation,
  );
  if (isAtOther) return 'landmark';
  return spot && own && relationTo(spot, own) === swapped[relation] ? 'opposite' : 'elsewhere';
};

export const judge = (order: Order, board: Board, at: number): Verdict => {
  if (fits(order, board, at)) return { kind: 'fits' };
  const look = board.tray[at] ?? board.row[at] ?? { shape: 'circle', colour: 'red' };
  switch (order.form) {
    case 'match':
      return { kind: 'shape', shape: look.shape };
    case 'sort':
      return { kind: 'sorted', lacks: lacksOf(order, look) ?? 'both', look };
    case 'pattern':
      return { kind: 'turn', slip: turnSlip(board, at) };
    case 'odd':
      return { kind: 'alike', look };
    case 'compare':
      return { kind: 'measured', slip: measureSlip(order, board, at) };
    case 'place':
      return { kind: 'placed', slip: placeSlip(order, board, at) };
  }
};

/** Every choice of a board that is right. */
export const rightIn = (order: Order, board: Board): number[] =>
  Array.from({ length: choicesIn(board) }, (_, at) => at).filter((at) => fits(order, board, at));

const tried = [1, 2, 3];

/** Digits that mean something, and exactly one right answer however the garden is laid. */
export const isSound = (order: Order): boolean => {
  const digits = [order.a, order.b, order.c];
  const isMeant = digits.every(
    (digit, at) => Number.isInteger(digit) && digit >= 0 && digit < (sizes[order.form][at] ?? 0),
  );
  const isPattern = order.form !== 'pattern' || order.b !== order.c;
  return (
    isMeant &&
    isPattern &&
    [0, 1, 2].every((level) =>
      tried.every((seed) => rightIn(order, boardOf(order, level, seed)).length === 1),
    )
  );
};
