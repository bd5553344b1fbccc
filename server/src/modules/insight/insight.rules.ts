import type { ItemKind } from '@nobi/kit/manifest';
import { daysFrom } from '../../time/weeks.rules.ts';
import { daysBetween, wibDayLater, wibDayOf } from '../../time/wib-day.rules.ts';

/** First and last day. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that are looked at, and as many before them. */
export const spanOf = (now: Date, length: number): Days & { before: Days } => {
  const to = wibDayOf(now);
  const from = wibDayLater(to, 1 - length);
  return { from, to, before: { from: wibDayLater(from, -length), to: wibDayLater(from, -1) } };
};

export interface DayCount {
  readonly day: string;
  readonly begun: number;
  readonly finished: number;
}

/** Every day of the span, those too on which nobody played. */
export const everyDay = (counted: readonly DayCount[], { from, to }: Days): DayCount[] => {
  const byDay = new Map(counted.map((each) => [each.day, each]));
  return daysFrom(from, daysBetween(from, to)).map(
    (day) => byDay.get(day) ?? { day, begun: 0, finished: 0 },
  );
};

/** How the console names an item. */
export const keyOf = (kind: ItemKind, item: string) => `${kind}.${item}`;

export const scopeOf = (key: string): { kind: ItemKind; item: string } => {
  const [kind, item = ''] = key.split('.');
  if (kind === 'course' || kind === 'tool') return { kind, item };
  return { kind: 'game', item };
};

export interface Counted {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly begun: number;
  readonly finished: number;
  readonly solved: number;
  readonly first_try: number;
}

/** Items for the same ages as one sum, the youngest first; without ages last. */
export const bandsOf = (items: readonly Counted[]): Counted[] => {
  const bands = new Map<string, Counted>();
  for (const { age_min, age_max, begun, finished, solved, first_try } of items) {
    const key = `${age_min}-${age_max}`;
    const sum = bands.get(key) ?? { begun: 0, finished: 0, solved: 0, first_try: 0 };
    bands.set(key, {
      age_min,
      age_max,
      begun: sum.begun + begun,
      finished: sum.finished + finished,
      solved: sum.solved + solved,
      first_try: sum.first_try + first_try,
    });
  }
  const place = ({ age_min, age_max }: Counted) => (age_min ?? 99) * 100 + (age_max ?? 99);
  return [...bands.values()].toSorted((one, other) => place(one) - place(other));
};
