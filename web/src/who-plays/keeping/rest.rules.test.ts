import { expect, test } from 'vitest';
import { hasRested } from './rest.rules.ts';

const now = Date.UTC(2026, 10, 23);
const ago = (minutes: number) => String(now - minutes * 60_000);

test.each([
  ['just now', ago(0), false],
  ['29 minutes ago', ago(29), false],
  ['half an hour ago', ago(30), true],
  ['yesterday', ago(1440), true],
  ['never', null, false],
  ['in a text that is no time', 'kemarin', false],
  ['later than now, by a clock that was set back', ago(-60), false],
])('touched %s', (_when, mark, rested) => {
  expect(hasRested(mark, now)).toBe(rested);
});
