import type { QuietWindow } from './child-playtime.ts';

export type Zone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';

/** What the adult allows a child; null is no limit, 0 no play on such a day. */
export interface PlayTimes {
  readonly zone: Zone;
  readonly weekdayMinutes: number | null;
  readonly weekendMinutes: number | null;
  readonly quiet: readonly QuietWindow[];
  /** More minutes for one day, and until when they lift the quiet windows. */
  readonly extra: { readonly day: string; readonly minutes: number; readonly until: Date | null };
}

export type PlayVerdict =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly reason: 'limit' | 'quiet';
      /** Undefined when play opens at no time of the coming week. */
      readonly opensAt: Date | undefined;
    };

const dayMinutes = 1440;
const daysAhead = 8;

/** Indonesia knows no summer time: each zone is so many minutes ahead of UTC all year. */
const ahead = { 'Asia/Jakarta': 420, 'Asia/Makassar': 480, 'Asia/Jayapura': 540 } as const;

/** The minute on the child's clock, counted from its 1 January 1970; the phone's clock has no say. */
export const minuteOf = (at: Date, zone: Zone) => Math.floor(at.getTime() / 60_000) + ahead[zone];

const momentOf = (minute: number, zone: Zone) => new Date((minute - ahead[zone]) * 60_000);
const dayOf = (minute: number) => Math.floor(minute / dayMinutes);
const nameOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => ((day + 3) % 7) + 1;

const clockMinutes = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minute in which the quiet around this one ends; windows that touch are one. */
const quietEnd = (quiet: readonly QuietWindow[], minute: number): number | undefined => {
  const today = dayOf(minute);
  const ends = quiet.flatMap(({ days, from, to }) =>
    [today - 1, today].flatMap((day) => {
      const [start, end] = [clockMinutes(from), clockMinutes(to)];
      const begins = day * dayMinutes + start;
      const lasts = end - start + (end <= start ? dayMinutes : 0);
      const holds = days.includes(weekdayOf(day)) && begins <= minute && minute < begins + lasts;
      return holds ? [begins + lasts] : [];
    }),
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
};

const limitOf = (times: PlayTimes, day: number): number | null => {
  const usual = weekdayOf(day) >= 6 ? times.weekendMinutes : times.weekdayMinutes;
  if (usual === null) return null;
  return usual + (times.extra.day === nameOf(day) ? times.extra.minutes : 0);
};

/** What the child may play on the day that it is for the child, in minutes; null is no limit. */
export const limitToday = (times: PlayTimes, now: Date) =>
  limitOf(times, dayOf(minuteOf(now, times.zone)));

/** More minutes that were allowed for the day that it is for the child. */
export const extraToday = ({ extra, zone }: PlayTimes, now: Date) =>
  extra.day === nameOf(dayOf(minuteOf(now, zone))) ? extra.minutes : 0;

/** Whether the child may play now, and if not, when again. `used` are the minutes of its day. */
export const playVerdict = (times: PlayTimes, now: Date, used: number): PlayVerdict => {
  const { zone, quiet, extra } = times;
  const start = minuteOf(now, zone);
  const isLifted = extra.until !== null && now < extra.until;
  const closedUntil = (minute: number): number | undefined => {
    const end = isLifted && minute === start ? undefined : quietEnd(quiet, minute);
    if (end !== undefined) return end;
    const day = dayOf(minute);
    const limit = limitOf(times, day);
    const isUsed = limit !== null && (day === dayOf(start) ? used : 0) >= limit;
    return isUsed ? (day + 1) * dayMinutes : undefined;
  };
  if (closedUntil(start) === undefined) return { isOpen: true };
  const reason = !isLifted && quietEnd(quiet, start) !== undefined ? 'quiet' : 'limit';
  let minute = start;
  while (minute < start + daysAhead * dayMinutes) {
    const end = closedUntil(minute);
    if (end === undefined) return { isOpen: false, reason, opensAt: momentOf(minute, zone) };
    minute = end;
  }
  return { isOpen: false, reason, opensAt: undefined };
};

/** How a moment is named to a child: how many nights away, what the clock shows, and what shines then. */
export const namedMoment = (at: Date, now: Date, zone: Zone) => {
  const [then, today] = [minuteOf(at, zone), dayOf(minuteOf(now, zone))];
  const ofDay = then % dayMinutes;
  // Midnight only says which day: for a child that day is its light.
  const isLight = ofDay === 0 || (5 * 60 <= ofDay && ofDay < 18 * 60);
  return {
    nights: dayOf(then) - today,
    time: `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`,
    sky: isLight ? 'sun' : 'moon',
  } as const;
};
