/** What an order asks of the boat, and the judge that says what comes of where it stopped. Pure. */

/** tenths, hundredths: sail to a decimal. compare: which of four is farthest. fraction, percent: the same
 *  place under another name. part: so many percent of a distance. */
export const forms = ['tenths', 'hundredths', 'compare', 'fraction', 'percent', 'part'] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Tenths, hundredths, the numerator or percents; of `compare` the digit that all turn around. */
  readonly a: number;
  /** The denominator, the whole distance, or the kind of four numbers; else 0. */
  readonly b: number;
}

/** A piece of the line, and every place on it, in ten-thousandths: so there is nothing to round. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const one = 10_000;
/** Where the boat can stop on any piece of the line. */
export const stops = 40;

export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'before' | 'past' }
  /** The digits stand in another place: 0.7 for 0.07, 50 % for 5 %. */
  | { readonly kind: 'place' }
  /** The fraction's digits were read as a decimal: 0.34 for 3/4. */
  | { readonly kind: 'digits' }
  /** More digits were taken for more. */
  | { readonly kind: 'longer' };

export const spanOf = ({ form, a, b }: Order): Span => {
  if (form === 'tenths') {
    const from = Math.floor(a / 10) * one;
    return { from, to: from + one };
  }
  if (form === 'part') return { from: 0, to: b * one };
  return { from: 0, to: form === 'percent' && a > 100 ? 2 * one : one };
};

/** One of the four numbers, with as many digits as it is written with. */
export interface Written {
  readonly value: number;
  readonly places: number;
}

const written = (value: number, places: number): Written => ({ value, places });

/** Four numbers of which the farthest looks small to who counts digits, or reads them as wholes. */
export const rivals = ({ a: t, b: kind }: Order): readonly Written[] => {
  const tenth = t * 1000;
  const below = tenth - 1000;
  if (kind === 0)
    return [written(tenth, 1), written(below + 800, 2), written(below + 50, 3), written(200, 2)];
  if (kind === 1)
    return [written(tenth, 1), written(below + 250, 3), written(below + 900, 2), written(below, 1)];
  if (kind === 2)
    return [written(tenth + 100, 2), written(tenth, 1), written(tenth + 20, 3), written(900, 2)];
  if (kind === 3)
    return [written(tenth, 2), written(below + 990, 3), written(below + 90, 3), written(below, 1)];
  return [
    written(tenth + 500, 2),
    written(tenth + 450, 3),
    written(tenth + 90, 3),
    written(below + 980, 3),
  ];
};

const farthest = (order: Order): number => Math.max(...rivals(order).map(({ value }) => value));

export const targetOf = (order: Order): number => {
  const { form, a, b } = order;
  if (form === 'tenths') return a * 1000;
  if (form === 'hundredths' || form === 'percent') return a * 100;
  if (form === 'fraction') return (a * one) / b;
  if (form === 'part') return a * b * 100;
  return farthest(order);
};

/** The piece of the line that is seen once it was made ten times larger there. */
export const tenthAround = ({ from, to }: Span, value: number): Span => {
  const tenth = (to - from) / 10;
  const at = Math.max(0, Math.min(9, Math.floor((value - from) / tenth)));
  return { from: from + at * tenth, to: from + (at + 1) * tenth };
};

/** Where a child ends who takes the digits for something else; null where nobody does. */
export const misreadOf = ({ form, a, b }: Order): number | null => {
  if (form === 'hundredths') return a < 10 ? a * 1000 : (a % 10) * 1000 + Math.floor(a / 10) * 100;
  if (form === 'percent') return a < 10 ? a * 1000 : null;
  if (form === 'fraction' && b < 10) return a * 1000 + b * 100;
  return null;
};

/** How far beside the target still counts: a finger is wide, and a line without marks is a guess by eye. */
export const slackOf = (order: Order, level: number): number => {
  const { from, to } = spanOf(order);
  const stop = (to - from) / stops;
  if (order.form === 'hundredths') return stop / 10;
  const isBare = level >= 2 && !(order.form === 'percent' && order.a > 100);
  return isBare && order.form !== 'fraction' ? stop * 1.5 : stop;
};

const isNear = (one: number, other: number, slack: number): boolean =>
  Math.abs(one - other) <= slack;

export const judge = (order: Order, value: number, level: number): Verdict => {
  const target = targetOf(order);
  if (order.form === 'compare') {
    if (value === target) return { kind: 'fits' };
    const all = rivals(order);
    const most = Math.max(...all.map(({ places }) => places));
    const places = all.find((each) => each.value === value)?.places ?? 0;
    return { kind: places === most ? 'longer' : 'before' };
  }
  const slack = slackOf(order, level);
  if (isNear(value, target, slack)) return { kind: 'fits' };
  const misread = misreadOf(order);
  if (misread !== null && isNear(value, misread, slack))
    return { kind: order.form === 'fraction' ? 'digits' : 'place' };
  return { kind: value < target ? 'before' : 'past' };
};

/** Everywhere that the boat can stop: all stops of the line, and of its tenths where those are sailed too. */
export const answersTo = (order: Order): number[] => {
  if (order.form === 'compare') return rivals(order).map(({ value }) => value);
  const { from, to } = spanOf(order);
  const all = order.form === 'hundredths' ? stops * 10 : stops;
  return Array.from({ length: all + 1 }, (_, at) => from + ((to - from) * at) / all);
};

/** Within the line, at a stop, apart from its misreading, and right nowhere else. */
export const isSound = (order: Order): boolean => {
  const target = targetOf(order);
  if (order.form === 'compare') {
    const values = rivals(order).map(({ value }) => value);
    return new Set(values).size === values.length && values.every((value) => value > 0);
  }
  const { from, to } = spanOf(order);
  if (!(target > from && target < to) || !answersTo(order).includes(target)) return false;
  const misread = misreadOf(order);
  const apart = misread === null || misread === target || Math.abs(misread - target) > 0;
  return apart && [0, 1, 2].every((level) => judge(order, target, level).kind === 'fits');
};
