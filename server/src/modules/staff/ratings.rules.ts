import { wibDayLater } from '../../money/wib-day.rules.ts';
import { daysFrom, mondayOf } from './day.rules.ts';

export interface Given {
  readonly day: string;
  readonly stars: number;
  readonly given: number;
}

const weekCount = 12;

/** The Monday before which nothing is asked for: of the weeks shown, and as many before. */
export const trendBegins = (today: string) =>
  wibDayLater(mondayOf(today), -7 * (2 * weekCount - 1));

const summaryOf = (rows: readonly Given[]) => {
  const given = rows.reduce((sum, row) => sum + row.given, 0);
  const stars = rows.reduce((sum, row) => sum + row.given * row.stars, 0);
  return { given, average: given === 0 ? null : stars / given };
};

/** The last 12 weeks, this one among them, and the 12 before as one sum. */
export const trendOf = (rows: readonly Given[], today: string) => {
  const first = wibDayLater(mondayOf(today), -7 * (weekCount - 1));
  const shown = rows.filter(({ day }) => day >= first);
  return {
    now: summaryOf(shown),
    before: summaryOf(rows.filter(({ day }) => day < first)),
    weeks: daysFrom(first, weekCount * 7)
      .filter((_day, at) => at % 7 === 0)
      .map((week) => ({ week, ...summaryOf(shown.filter(({ day }) => mondayOf(day) === week)) })),
    stars: Array.from({ length: 10 }, (_, at) => 10 - at).map((stars) => ({
      stars,
      given: summaryOf(shown.filter((row) => row.stars === stars)).given,
    })),
  };
};
