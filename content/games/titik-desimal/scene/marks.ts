/** What stands on the line for an order: marks, their numbers, hops. Pure. */
import type { Lang } from '@nobi/kit/guest';
import {
  type Order,
  one,
  rivals,
  type Span,
  spanOf,
  targetOf,
  tenthAround,
} from '../rules/orders.ts';
import { decimal, placeName } from '../text/numbers.ts';

export interface Mark {
  readonly value: number;
  readonly label: string | null;
}

export interface Picture {
  readonly marks: readonly Mark[];
  /** On the planks at both ends. */
  readonly ends: readonly [string, string];
  readonly halo?: number | null;
  readonly hops?: readonly number[];
  /** Small boats at their places. */
  readonly others?: readonly Mark[];
  /** Over the boat. */
  readonly tag?: string | null;
  readonly hasBoat: boolean;
}

export interface View {
  readonly order: Order;
  readonly level: number;
  readonly aid: number;
  readonly lang: Lang;
  /** Of hundredths: the tenth that is seen, else the whole line. */
  readonly span: Span;
}

const isZoomed = ({ order, span }: View): boolean => {
  const all = spanOf(order);
  return span.to - span.from < all.to - all.from;
};

const partsOf = ({ form, b }: Order): number => (form === 'fraction' ? b : 10);

/** How much the line says: 0 marks and numbers, 1 marks, 2 nothing. */
const detail = ({ level, aid }: View): number => (aid >= 2 ? 0 : level);

const labelAt = (view: View, value: number, at: number): string | null => {
  const { order, lang } = view;
  if (order.form !== 'fraction') return placeName(order, value, lang).replace(' km', '');
  return order.b <= 10 || at % 5 === 0 ? `${at}/${order.b}` : null;
};

const marksOf = (view: View): Mark[] => {
  const { order, span } = view;
  const says = detail(view);
  if (says === 2 && !isZoomed(view)) return [];
  const parts = partsOf(order);
  const step = (span.to - span.from) / parts;
  return Array.from({ length: parts - 1 }, (_, at) => {
    const value = span.from + step * (at + 1);
    return { value, label: says === 0 ? labelAt(view, value, at + 1) : null };
  });
};

const endsOf = (view: View): readonly [string, string] => {
  const { order, span, lang } = view;
  const isPlain = order.form === 'percent' && detail(view) === 2;
  const name = (value: number): string =>
    isPlain ? decimal(value, lang) : placeName(order, value, lang);
  return [name(span.from), name(span.to)];
};

/** From the left end to the target, in equal hops and a small rest. */
export const hopsOf = (order: Order, span: Span): number[] => {
  const target = targetOf(order);
  const step = (span.to - span.from) / partsOf(order);
  const whole = Math.floor((target - span.from) / step + 1e-9);
  const hops = Array.from({ length: whole + 1 }, (_, at) => span.from + at * step);
  return (hops.at(-1) ?? 0) < target ? [...hops, target] : hops;
};

/** As close as all four boats can be seen side by side. */
export const rivalSpan = (order: Order): Span => {
  const values = rivals(order).map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least > one / 5) return spanOf(order);
  return { from: least - (most - least) * 0.2, to: most + (most - least) * 0.2 };
};

const comparePicture = (view: View, isAnswered: boolean): Picture => {
  const { order, lang, aid, span } = view;
  const isMarked = isAnswered || view.level === 1 || aid >= 2;
  const step = span.to - span.from > one / 3 ? one / 10 : one / 100;
  const first = Math.floor(span.from / step) + 1;
  const marks = Array.from({ length: 24 }, (_, at) => (first + at) * step)
    .filter((value) => value < span.to)
    .map((value) => ({ value, label: decimal(value, lang) }));
  const others = rivals(order).map(({ value, places }) => ({
    value,
    label: decimal(value, lang, places),
  }));
  const isWhole = span.from === 0;
  return {
    marks: isMarked ? marks : [],
    ends: isWhole ? ['0', '1'] : ['', ''],
    others: isAnswered || aid >= 3 ? others : [],
    hasBoat: false,
  };
};

export const pictureOf = (view: View, isAnswered: boolean): Picture => {
  const { order, span, aid } = view;
  if (order.form === 'compare') return comparePicture(view, isAnswered);
  const target = targetOf(order);
  const isShown = aid >= 3 && !isAnswered && target >= span.from && target <= span.to;
  const halo = isZoomed(view) || order.form !== 'hundredths' ? target : tenthMiddle(order);
  return {
    marks: marksOf(view),
    ends: endsOf(view),
    halo: isShown ? halo : null,
    hops: isShown && halo === target ? hopsOf(order, span) : [],
    hasBoat: true,
  };
};

const tenthMiddle = (order: Order): number => {
  const { from, to } = tenthAround(spanOf(order), targetOf(order));
  return (from + to) / 2;
};

/** Ten times closer around where the boat lies: its own marks and numbers, and no target. */
export const closeUp = (view: View, value: number): { picture: Picture; span: Span } => {
  const { order, span, lang } = view;
  const unit = (span.to - span.from) / 10;
  const near = { from: value - unit / 2, to: value + unit / 2 };
  const step = unit / 10;
  const first = Math.ceil(near.from / step);
  const marks = Array.from({ length: 11 }, (_, at) => (first + at) * step)
    .filter((each) => each >= Math.max(0, near.from) && each <= near.to)
    .map((each, at) => ({
      value: each,
      label: at % 2 === 0 ? placeName(order, each, lang).replace(' km', '') : null,
    }));
  const tag = placeName(order, value, lang);
  return { span: near, picture: { marks, ends: ['', ''], tag, hasBoat: true } };
};
