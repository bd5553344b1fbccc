import { expect, test } from 'vitest';
import { nextTryAfter } from './delivery.rules.ts';

const pausesFor = (answer: number | 'none') => {
  const pauses: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const pause = nextTryAfter(answer, tries);
    if (pause === undefined) return pauses;
    pauses.push(pause);
  }
};

test.each([
  [200, []],
  [204, []],
  [301, []],
  [303, []],
  [500, [2]],
  [400, [2, 10]],
  [404, [2, 10]],
  [503, [2, 10, 30, 90]],
  [403, [2, 10, 30, 90, 210]],
  [429, [2, 10, 30, 90, 210]],
  ['none', [2, 10, 30, 90, 210]],
] as const)('after an answer of %s tries again at the gateway’s pauses', (answer, pauses) => {
  expect(pausesFor(answer)).toEqual(pauses);
});
