import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { type Claim, freshClaim, type ReportState, reportState, weigh } from './index.ts';

/** A Monday. */
const monday = 20_451;

interface Weeks {
  weeks: number;
  aWeek?: number;
  from?: number;
  unaided?: boolean;
}

/** Some weeks of criterion tasks for one child, spread over the days of each week. */
const play = (
  right: (week: number) => boolean,
  { weeks, aWeek = 12, from = 0, unaided = true }: Weeks,
  before: Claim = freshClaim(),
): Claim[] => {
  const claims = [before];
  for (let week = from; week < from + weeks; week += 1)
    for (let at = 0; at < aWeek; at += 1) {
      const day = monday + week * 7 + Math.floor((at * 7) / aWeek);
      claims.push(weigh(claims.at(-1) ?? before, { day, unaided, right: right(week) }));
    }
  return claims;
};

const ever = (claims: readonly Claim[], state: ReportState): boolean =>
  claims.some((claim) => reportState(claim) === state);

/** Of how many in a hundred children, each right with this chance, "alone" was ever claimed. */
const aloneOf = (chance: number, weeks: number, aWeek = 12): number => {
  const random = seeded(2026);
  let alone = 0;
  // One after the other: all of their claims at once are work for the memory alone.
  for (let child = 0; child < 10_000; child += 1)
    if (
      ever(
        play(() => random() < chance, { weeks, aWeek }),
        'alone',
      )
    )
      alone += 1;
  return alone / 100;
};

test.each([
  [0.25, 0],
  [0.5, 0.1],
  [0.6, 1],
  [0.7, 10],
])(
  'of children right with a chance of %d at most %d % are called able, in eight weeks',
  (chance, most) => {
    expect(aloneOf(chance, 8)).toBeLessThanOrEqual(most);
  },
);

test('who is asked thirty times a week is not called able more often', () => {
  expect(aloneOf(0.6, 8, 30)).toBeLessThanOrEqual(1);
  expect(aloneOf(0.7, 8, 30)).toBeLessThanOrEqual(10);
  expect(aloneOf(0.9, 4, 30)).toBeGreaterThanOrEqual(85);
});

test('of children right nine times of ten eight of ten are found within four weeks', () => {
  expect(aloneOf(0.9, 4)).toBeGreaterThanOrEqual(80);
});

test('of children who can no more nine of ten are taken back within three weeks', () => {
  const random = seeded(5);
  const able = play(() => true, { weeks: 5 }).at(-1);
  const children = Array.from({ length: 1000 }, () =>
    play(() => random() < 0.5, { weeks: 3, aWeek: 6, from: 9 }, able),
  );

  expect(reportState(able ?? freshClaim())).toBe('alone');
  expect(children.filter((claims) => ever(claims, 'again')).length).toBeGreaterThan(900);
});

test('misses are seen in a week whose twelve answers went well before', () => {
  const able = play(() => true, { weeks: 5 }).at(-1) ?? freshClaim();
  const day = monday + 6 * 7;
  const answers = [...Array(12).fill(true), ...Array(4).fill(false)];

  const after = answers.reduce((claim, right) => weigh(claim, { day, unaided: true, right }), able);

  expect([reportState(able), reportState(after)]).toEqual(['alone', 'again']);
});

test('of children who still can hardly any is taken back in a year of looking back', () => {
  const random = seeded(5);
  const able = play(() => true, { weeks: 5 }).at(-1);
  const children = Array.from({ length: 1000 }, () =>
    play(() => random() < 0.95, { weeks: 52, aWeek: 3, from: 9 }, able),
  );

  expect(children.filter((claims) => ever(claims, 'again')).length).toBeLessThan(30);
});

test('who is always helped is never called able, and is told to do it with help', () => {
  const claims = play(() => true, { weeks: 20, unaided: false });

  expect(ever(claims, 'alone')).toBe(false);
  expect(reportState(claims.at(-1) ?? freshClaim())).toBe('with_help');
});

test('one perfect week is not enough, nor a thousand answers on one day', () => {
  const week = play(() => true, { weeks: 1 });
  const day = play(() => true, { weeks: 1, aWeek: 1000 });

  expect([ever(week, 'alone'), ever(day, 'alone')]).toEqual([false, false]);
});

test('fewer than seven answers say nothing; then they say that it is being learnt', () => {
  const claims = play(() => true, { weeks: 1, aWeek: 7 });

  expect(claims.map(reportState)).toEqual([...Array(7).fill('too_little'), 'learning']);
});

test('after "not yet" a week goes by before anything counts', () => {
  const failed = play(() => false, { weeks: 1, aWeek: 2 }).at(-1) ?? freshClaim();

  const soon = weigh(failed, { day: (failed.verdictOn ?? 0) + 6, unaided: true, right: true });
  const later = weigh(failed, { day: (failed.verdictOn ?? 0) + 7, unaided: true, right: true });

  expect([failed.evidence, soon.evidence]).toEqual([0, 0]);
  expect(later.evidence).toBeGreaterThan(0);
});

test('answers while a test rests use nothing up of the twelve of their week', () => {
  const days = (from: number, count: number) => Array.from({ length: count }, () => from);
  const answers = [...days(monday + 4, 7), ...days(monday + 9, 12), ...days(monday + 12, 7)];

  const claim = answers.reduce(
    (before, day) => weigh(before, { day, unaided: true, right: true }),
    freshClaim(),
  );

  expect(reportState(claim)).toBe('alone');
});

test('who could once is never again a child of whom nothing is known', () => {
  const random = seeded(9);
  const claims = play((week) => week < 6 || random() < 0.4, { weeks: 20 });

  const since = claims.slice(claims.findIndex((claim) => reportState(claim) === 'alone'));
  expect(since.length).toBeGreaterThan(100);
  expect(new Set(since.map(reportState))).toEqual(new Set(['alone', 'again']));
});

test('the same answers give the same claim, also when it was kept as text in between', () => {
  const random = seeded(3);
  const rights = Array.from({ length: 200 }, () => random() < 0.8);
  const fold = (keep: (claim: Claim) => Claim) =>
    rights.reduce(
      (claim, right, at) =>
        keep(weigh(claim, { day: monday + Math.floor(at / 3), unaided: at % 7 > 0, right })),
      freshClaim(),
    );

  expect(fold((claim) => JSON.parse(JSON.stringify(claim)))).toEqual(fold((claim) => claim));
});
