import { expect, test } from 'vitest';
import { namedMoment, type PlayTimes, playVerdict, type Zone } from './play-time.rules.ts';

const zones = [
  ['Asia/Jakarta', '+07:00'],
  ['Asia/Makassar', '+08:00'],
  ['Asia/Jayapura', '+09:00'],
] as const;

const noExtra = { day: '', minutes: 0, until: null };
const times = (changes: Partial<PlayTimes> = {}): PlayTimes => ({
  zone: 'Asia/Jakarta',
  weekdayMinutes: null,
  weekendMinutes: null,
  quiet: [],
  extra: noExtra,
  ...changes,
});
/** Nights before a day of school: Sunday to Thursday. */
const schoolNight = { days: [7, 1, 2, 3, 4], from: '20:30', to: '05:30' };

// 25 November 2026 is a Wednesday.
test.each(
  zones.flatMap(([zone, offset]) =>
    [
      ['2026-11-25T20:29:59', true, undefined],
      ['2026-11-25T20:30:00', false, '2026-11-26T05:30:00'],
      ['2026-11-25T23:59:59', false, '2026-11-26T05:30:00'],
      ['2026-11-26T00:00:00', false, '2026-11-26T05:30:00'],
      ['2026-11-26T05:29:59', false, '2026-11-26T05:30:00'],
      ['2026-11-26T05:30:00', true, undefined],
      // The night to Saturday is free, and so is the one to Sunday.
      ['2026-11-27T23:00:00', true, undefined],
      ['2026-11-28T00:30:00', true, undefined],
      ['2026-11-29T00:30:00', true, undefined],
      ['2026-11-29T20:30:00', false, '2026-11-30T05:30:00'],
    ].map(([at, isOpen, opens]) => ({ zone, offset, at, isOpen, opens })),
  ),
)('in $zone a school night at $at: open $isOpen', ({ zone, offset, at, isOpen, opens }) => {
  const verdict = playVerdict(times({ zone, quiet: [schoolNight] }), new Date(`${at}${offset}`), 0);

  expect(verdict).toEqual(
    isOpen
      ? { isOpen: true }
      : { isOpen: false, reason: 'quiet', opensAt: new Date(`${opens}${offset}`) },
  );
});

test.each(
  zones.flatMap(([zone, offset]) =>
    [
      ['2026-11-27T23:59:59', 30, true],
      ['2026-11-28T00:00:00', 30, false],
      ['2026-11-29T23:59:59', 30, false],
      ['2026-11-30T00:00:00', 30, true],
    ].map(([at, used, isOver]) => ({ zone, offset, at, used: Number(used), isOver })),
  ),
)('in $zone at $at $used minutes are all: $isOver', ({ zone, offset, at, used, isOver }) => {
  const allowed = times({ zone, weekdayMinutes: 30, weekendMinutes: 60 });

  expect(playVerdict(allowed, new Date(`${at}${offset}`), used).isOpen).toBe(!isOver);
});

const wednesdayNoon = new Date('2026-11-25T12:00:00+07:00');

type Row = readonly [string, Partial<PlayTimes>, number, string | undefined, 'limit' | 'quiet'];

test.each<Row>([
  [
    'the next midnight, when the day is used up',
    { weekdayMinutes: 30 },
    30,
    '2026-11-26T00:00',
    'limit',
  ],
  [
    'after the night, when the midnight is quiet',
    { weekdayMinutes: 30, quiet: [schoolNight] },
    30,
    '2026-11-26T05:30',
    'limit',
  ],
  ['on Saturday, without play on weekdays', { weekdayMinutes: 0 }, 0, '2026-11-28T00:00', 'limit'],
  ['never', { weekdayMinutes: 0, weekendMinutes: 0 }, 0, undefined, 'limit'],
  [
    'when the second of two windows that touch is over',
    {
      quiet: [
        { days: [3], from: '11:00', to: '13:00' },
        { days: [3], from: '13:00', to: '14:10' },
      ],
    },
    0,
    '2026-11-25T14:10',
    'quiet',
  ],
  [
    'the next midnight, when the limit is used up before the quiet is over',
    { weekdayMinutes: 30, quiet: [{ days: [3], from: '11:30', to: '13:00' }] },
    30,
    '2026-11-26T00:00',
    'quiet',
  ],
])('play opens %s', (...[, changes, used, opens, reason]) => {
  const verdict = playVerdict(times(changes), wednesdayNoon, used);

  expect(verdict).toEqual({
    isOpen: false,
    reason,
    opensAt: opens ? new Date(`${opens}:00+07:00`) : undefined,
  });
});

test('minutes that were added count on their day alone', () => {
  const extra = { day: '2026-11-25', minutes: 15, until: new Date('2026-11-25T12:15:00+07:00') };
  const allowed = times({ weekdayMinutes: 30, extra });

  const after = (at: string, used: number) =>
    playVerdict(allowed, new Date(`${at}+07:00`), used).isOpen;

  expect(after('2026-11-25T12:00:00', 44)).toBe(true);
  expect(after('2026-11-25T12:00:00', 45)).toBe(false);
  expect(after('2026-11-26T12:00:00', 30)).toBe(false);
});

test('minutes that were added lift a quiet window until they are over, to the second', () => {
  const extra = { day: '2026-11-25', minutes: 15, until: new Date('2026-11-25T20:55:00+07:00') };
  const allowed = times({ quiet: [schoolNight], extra });

  const at = (clock: string) =>
    playVerdict(allowed, new Date(`2026-11-25T${clock}+07:00`), 0).isOpen;

  expect(at('20:54:59')).toBe(true);
  expect(at('20:55:00')).toBe(false);
});

test.each<[string, Zone, string, unknown]>([
  [
    '2026-11-25T22:30:00Z',
    'Asia/Jakarta',
    '2026-11-25T14:00:00Z',
    { nights: 1, time: '05:30', sky: 'sun' },
  ],
  [
    '2026-11-25T11:30:00Z',
    'Asia/Jakarta',
    '2026-11-25T11:00:00Z',
    { nights: 0, time: '18:30', sky: 'moon' },
  ],
  [
    '2026-11-27T15:00:00Z',
    'Asia/Jayapura',
    '2026-11-25T11:00:00Z',
    { nights: 3, time: '00:00', sky: 'sun' },
  ],
  [
    '2026-11-25T02:00:00Z',
    'Asia/Makassar',
    '2026-11-25T00:00:00Z',
    { nights: 0, time: '10:00', sky: 'sun' },
  ],
])('names %s to a child in %s', (...[at, zone, now, name]) => {
  expect(namedMoment(new Date(at), new Date(now), zone)).toEqual(name);
});
