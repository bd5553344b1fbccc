import { expect, test } from 'vitest';
import { en } from '../../../text/en.ts';
import { id } from '../../../text/id.ts';
import { ageOf, isLate } from './age.ts';

const now = new Date('2026-11-26T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const sentencesOf = (sentence: 'minutes' | 'hours' | 'days', count: number) =>
  [en, id].map(({ teamwork }) => teamwork[sentence].replace('{count}', String(count)));

test('says how long somebody waits in minutes, hours or days', () => {
  expect(sentencesOf('minutes', 30)).toContain(ageOf(before(0.5), now));
  expect(sentencesOf('hours', 47)).toContain(ageOf(before(47.9), now));
  expect(sentencesOf('days', 2)).toContain(ageOf(before(48), now));
  expect(sentencesOf('minutes', 0)).toContain(ageOf(before(-1), now));
});

test('a day without our answer is late; waiting for the family is not', () => {
  const late = { state: 'open', waiting_since: before(25) } as const;

  expect(isLate(late, now)).toBe(true);
  expect(isLate({ ...late, waiting_since: before(23) }, now)).toBe(false);
  expect(isLate({ ...late, state: 'waiting' }, now)).toBe(false);
});
