import { daysFrom, mondayOf } from '../../../time/weeks.rules.ts';
import { wibDayLater } from '../../../time/wib-day.rules.ts';

export interface StarsOfDay {
  readonly day: string;
  readonly stars: number;
  readonly count: number;
}

const weekCount = 12;

/** The Monday before which nothing is asked for: of the weeks shown, and as many before. */
export const trendBegins = (today: string) =>
  wibDayLater(mondayOf(today), -7 * (2 * weekCount - 1));

const summaryOf = (rows: readonly StarsOfDay[]) => {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const stars = rows.reduce((sum, row) => sum + row.count * row.stars, 0);
  return { given: count, average: count === 0 ? null : stars / count };
};

/** The last 12 weeks, this one among them, and the 12 before as one sum. */
export const trendOf = (rows: readonly StarsOfDay[], today: string) => {
  const first = wibDayLater(mondayOf(today), -7 * (weekCount - 1));
  const recent = rows.filter(({ day }) => day >= first);
  return {
    now: summaryOf(recent),
    before: summaryOf(rows.filter(({ day }) => day < first)),
    weeks: daysFrom(first, weekCount * 7)
      .filter((_day, at) => at % 7 === 0)
      .map((week) => ({ week, ...summaryOf(recent.filter(({ day }) => mondayOf(day) === week)) })),
    stars: Array.from({ length: 10 }, (_, at) => 10 - at).map((stars) => ({
      stars,
      given: summaryOf(recent.filter((row) => row.stars === stars)).given,
    })),
  };
};
