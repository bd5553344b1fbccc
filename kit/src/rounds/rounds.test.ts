import { expect, test } from 'vitest';
import { levelCode, readLevelCode, spelled } from './code.ts';
import { aidOf, isHelpDue } from './counted.ts';

const size = 3;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('brings the digits of a level back from its code, in groups', () => {
  const code = levelCode(digits);

  expect(code).toMatch(/^\d{10}$/);
  expect(readLevelCode(code, { size, most: 3 })).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
  expect(spelled(code)).toMatch(/^\d{4} \d{4} \d{2}$/);
});

test('takes nothing that is no code, is too long, or has two digits changed about', () => {
  const code = levelCode(digits);
  const [one = '', two = '', ...rest] = code;
  const swapped = [two, one, ...rest].join('');

  for (const typed of ['', '12', 'abcd', '-123', `${code}1`, ...(one === two ? [] : [swapped])])
    expect(readLevelCode(typed, { size, most: 3 }), typed).toBeNull();
  expect(readLevelCode(code, { size, most: 2 })).toBeNull();
});

const round = { seed: 1, at: 0, taskId: 'a', level: 0, kind: 'practice', help: 0 } as const;
const after = (misses: number, hints = 0) => ({ session: { ...round, misses, hints } });

test('helps more with every miss, and most where help was taken', () => {
  expect([0, 1, 2, 3].map((misses) => aidOf(after(misses)))).toEqual([0, 0, 2, 3]);
  expect([1, 2].map((misses) => isHelpDue(after(misses)))).toEqual([false, true]);
  expect(aidOf(after(0, 1))).toBe(4);
});
