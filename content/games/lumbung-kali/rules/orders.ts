/** What an order asks, and the judge that says what comes of an answer. Pure. */
import { type Random, shuffled } from '@nobi/kit/guest';

/** lay: so many rows of so many. total: how many there are. cut: a part that holds so many.
 *  side, share: so many in these rows. find: any rectangle of so many. another: one that is not there yet. */
export const forms = ['lay', 'total', 'cut', 'side', 'share', 'find', 'another'] as const;
export type Form = (typeof forms)[number];

export interface Size {
  readonly rows: number;
  readonly cols: number;
}

export interface Order extends Size {
  readonly form: Form;
  /** Of `cut` the rows above the rope, of `another` the rows of the field that stands already, else 0. */
  readonly at: number;
}

/** What the child did: a field pulled out, rows above a rope, or a sack with a number. */
export interface Answer extends Size {
  readonly total: number;
}

export type Verdict =
  | { readonly kind: 'fits' }
  /** Rows and what is in them changed places. */
  | { readonly kind: 'turned' }
  /** Another number of rows, or of what is in them. */
  | { readonly kind: 'other' }
  /** The two sides were added. */
  | { readonly kind: 'added' }
  /** The field that stands there already. */
  | { readonly kind: 'known' }
  /** Places stay empty, seedlings stay over, or a part holds too few or too many. */
  | { readonly kind: 'short' | 'left'; readonly by: number };

export const widest = 10;
export const amountOf = ({ rows, cols }: Size): number => rows * cols;

export const field = (rows: number, cols: number): Answer => ({ rows, cols, total: rows * cols });
export const sack = (total: number): Answer => ({ rows: 0, cols: 0, total });

const isPair = (one: Size, other: Size): boolean =>
  (one.rows === other.rows && one.cols === other.cols) ||
  (one.rows === other.cols && one.cols === other.rows);

/** The field that stands there already, in an order for another one. */
export const standing = (order: Order): Size | null =>
  order.form === 'another' ? { rows: order.at, cols: amountOf(order) / order.at } : null;

const compared = (there: number, wanted: number): Verdict => {
  if (there === wanted) return { kind: 'fits' };
  return there < wanted
    ? { kind: 'short', by: wanted - there }
    : { kind: 'left', by: there - wanted };
};

const judgeLaid = (order: Order, { rows, cols }: Answer): Verdict => {
  if (rows === order.rows && cols === order.cols) return { kind: 'fits' };
  return isPair(order, { rows, cols }) ? { kind: 'turned' } : { kind: 'other' };
};

export const judge = (order: Order, answer: Answer): Verdict => {
  const wanted = amountOf(order);
  const known = standing(order);
  if (order.form === 'lay') return judgeLaid(order, answer);
  if (order.form === 'cut') return compared(answer.rows * order.cols, order.at * order.cols);
  if (order.form === 'total') {
    const isAdded = answer.total !== wanted && answer.total === order.rows + order.cols;
    return isAdded ? { kind: 'added' } : compared(answer.total, wanted);
  }
  if (known && isPair(known, answer)) return { kind: 'known' };
  // The seedlings are given: a field that is too big leaves places empty.
  return compared(wanted, answer.total);
};

const wholes = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Every answer that a child can give by hand; of sacks, every number that can stand on one. */
export const answersTo = (order: Order): Answer[] => {
  if (order.form === 'total') return wholes(1, widest * widest).map(sack);
  if (order.form === 'cut') return wholes(1, order.rows - 1).map((rows) => field(rows, order.cols));
  const rows = order.form === 'side' || order.form === 'share' ? [order.rows] : wholes(1, widest);
  return rows.flatMap((each) => wholes(1, widest).map((cols) => field(each, cols)));
};

/** All that are right. A field and the same one turned are one answer where its shape alone is asked for. */
export const solutionsOf = (order: Order): Answer[] =>
  answersTo(order)
    .filter((answer) => judge(order, answer).kind === 'fits')
    .filter(
      (answer, at, all) =>
        order.form === 'lay' || all.findIndex((each) => isPair(each, answer)) === at,
    );

/** Sizes that fit on the land, and exactly one right answer. */
export const isSound = (order: Order): boolean =>
  [order.rows, order.cols].every((side) => Number.isInteger(side) && side >= 2 && side <= widest) &&
  solutionsOf(order).length === 1;

/** Four numbers of which one is right; the others are mistakes that children make. */
export const sacksFor = ({ rows, cols }: Size, random: Random): number[] => {
  const right = rows * cols;
  const slips = [
    ...shuffled(random, [right - cols, right + cols]),
    ...shuffled(random, [right - rows, right + rows, rows + cols]),
    right + 2 * cols,
    right - 2 * rows,
  ];
  const others = new Set(slips.filter((slip) => slip > 0 && slip !== right));
  return shuffled(random, [right, ...[...others].slice(0, 3)]);
};

/** How large the land is that the order is laid on: it never gives the size away. */
export const landFor = ({ form, rows, cols }: Order): Size => {
  if (form === 'total' || form === 'cut') return { rows, cols };
  if (form === 'side' || form === 'share') return { rows, cols: widest };
  const small = form === 'lay' && Math.max(rows, cols) <= 5;
  return small ? { rows: 6, cols: 7 } : { rows: widest, cols: widest };
};
