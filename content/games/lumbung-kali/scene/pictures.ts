/** How an order looks on the land, before an answer and after it. Pure. */
import {
  type Answer,
  amountOf,
  landFor,
  type Order,
  type Size,
  solutionsOf,
  type Verdict,
} from '../rules/orders.ts';
import type { Picture, Tag } from './land.ts';

export interface OrderView {
  readonly order: Order;
  readonly level: number;
  /** 1 a way of thinking, 2 what can be counted, 3 and more where the answer lies. */
  readonly aid: number;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly answer: Answer;
}

const equation = (size: Size, isWhole: boolean): string =>
  `${size.rows}×${size.cols}${isWhole ? `=${amountOf(size)}` : ''}`;

/** How much the numbers on the land say: 0 with the product, 1 the sides, 2 nothing. */
const detail = ({ level, aid }: OrderView): number => (aid >= 2 ? 0 : level);

const sums = (size: Size, rows: number): Tag[] =>
  Array.from({ length: rows }, (_, row) => ({
    kind: 'sum',
    text: String((row + 1) * size.cols),
    row: row + 0.5,
    col: size.cols,
  }));

const parts = ({ order }: OrderView, rope: number, isWhole: boolean): Tag[] =>
  [
    { rows: rope, middle: rope / 2 },
    { rows: order.rows - rope, middle: (rope + order.rows) / 2 },
  ].map(({ rows, middle }) => ({
    kind: 'part',
    text: equation({ rows, cols: order.cols }, isWhole),
    row: middle,
    col: order.cols / 2,
  }));

const isIn = ({ rows, cols }: Size, row: number, col: number): boolean => row < rows && col < cols;

const cutPicture = (view: OrderView, size: Size, outcome: Outcome | null): Picture => {
  const { order, aid } = view;
  const isBare = !outcome && detail(view) === 2;
  const shown = outcome !== null || detail(view) < 2;
  return {
    ...landFor(order),
    look: (row) => `${isBare ? 'mist' : 'plant'} ${row < size.rows ? 'above' : 'below'}`,
    tags: shown ? parts(view, size.rows, outcome !== null || detail(view) === 0) : [],
    rope: size.rows,
    frame: aid >= 3 && !outcome ? { rows: order.at, cols: order.cols } : null,
  };
};

const totalPicture = ({ order, level, aid }: OrderView, outcome: Outcome | null): Picture => {
  const all = amountOf(order);
  const seedlings = outcome?.answer.total ?? 0;
  const isSeen = (row: number, col: number): boolean =>
    level === 0 || aid >= 2 || (level === 1 && (row === 0 || col === 0));
  const look = (row: number, col: number): string => {
    if (!outcome) return isSeen(row, col) ? 'plant' : 'mist';
    return row * order.cols + col < seedlings ? 'plant grown' : 'empty';
  };
  const rows = aid >= 3 ? order.rows : order.rows - 1;
  const counted = aid >= 2 || (outcome !== null && seedlings === all);
  return {
    ...landFor(order),
    look,
    tags: [
      ...(counted ? sums(order, outcome ? order.rows : rows) : []),
      ...rest(seedlings - all, order),
    ],
    isGrowing: outcome !== null,
  };
};

/** Seedlings without a place wait beside the field. */
const rest = (over: number, { rows, cols }: Size): Tag[] =>
  over > 0 ? [{ kind: 'rest', text: `+${over}`, row: rows, col: cols }] : [];

const laidPicture = (view: OrderView, size: Size, outcome: Outcome | null): Picture => {
  const { order, level, aid } = view;
  const land = landFor(order);
  const seedlings = order.form === 'lay' ? amountOf(size) : amountOf(order);
  const look = (row: number, col: number): string => {
    if (!isIn(size, row, col)) return 'soil';
    if (!outcome) return 'chosen';
    return row * size.cols + col < seedlings ? 'plant grown' : 'empty';
  };
  const says = order.form === 'lay' ? (level < 2 || aid >= 2 ? 1 : 2) : detail(view);
  const live: Tag = { kind: 'live', text: equation(size, says === 0), row: 0, col: land.cols / 2 };
  const [answer] = solutionsOf(order);
  return {
    ...land,
    look,
    tags: [
      ...(!outcome && says < 2 ? [live] : []),
      ...(outcome?.verdict.kind === 'fits' ? sums(size, size.rows) : []),
      ...(outcome ? rest(seedlings - amountOf(size), size) : []),
    ],
    corner: outcome ? null : size,
    frame: aid >= 3 && !outcome && answer ? { rows: answer.rows, cols: answer.cols } : null,
    isGrowing: outcome !== null,
  };
};

export const pictureOf = (view: OrderView, size: Size, outcome: Outcome | null): Picture => {
  if (view.order.form === 'cut') return cutPicture(view, size, outcome);
  if (view.order.form === 'total') return totalPicture(view, outcome);
  return laidPicture(view, size, outcome);
};
