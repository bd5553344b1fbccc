import { expect, test } from 'vitest';
import { hourOf } from './hour.rules.ts';
import { islandOf, seasonOf } from './wonder.rules.ts';

const at = (hour: number) => new Date(2026, 5, 15, hour, 30);

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [6, 'dawn'],
  [7, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [18, 'dusk'],
  [19, 'night'],
])('at half past %i it is %s', (hour, sky) => {
  expect(hourOf(at(hour))).toBe(sky);
});

const noon = (date: string) => new Date(`${date}T12:00:00`);

test.each([
  ['the day before Ramadan 1447', '2026-02-17', 'rain'],
  ['its first day', '2026-02-18', 'ramadan'],
  ['its last', '2026-03-19', 'ramadan'],
  ['Lebaran', '2026-03-20', 'lebaran'],
  ['a week later', '2026-03-26', 'lebaran'],
  ['when it is over', '2026-03-27', 'none'],
  ['Ramadan of the next year', '2027-02-08', 'ramadan'],
  ['before the week of 17 August', '2026-08-13', 'none'],
  ['17 August', '2026-08-17', 'merdeka'],
  ['after its week', '2026-08-21', 'none'],
  ['December', '2026-12-01', 'rain'],
  ['November', '2026-11-30', 'none'],
])('%s', (_what, date, season) => {
  expect(seasonOf(noon(date))).toBe(season);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [9, 2],
  [10, 3],
  [23, 3],
  [24, 4],
])('after %i works %i things stand on the island', (works, things) => {
  expect(islandOf(works)).toBe(things);
});
