import { expect, test } from 'vitest';
import { asNumber } from '../../text/format.ts';
import { type DaysLine, daysToName, isAlone, rangeOf } from './days.ts';
import { formatValue } from './format-value.ts';

const line = (values: DaysLine['values']): DaysLine => ({
  key: 'a',
  label: 'A',
  color: 'red',
  values,
});
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`);

test('names few days, evenly spread, and always the newest', () => {
  expect(daysToName(days(28), 7)).toEqual(
    ['04', '08', '12', '16', '20', '24', '28'].map((day) => `2026-10-${day}`),
  );
  for (const count of [1, 2, 7, 8, 29, 30])
    for (const most of [4, 7]) {
      const named = daysToName(days(count), most);
      expect(named.length).toBeLessThanOrEqual(most);
      expect(named.at(-1)).toBe(days(count).at(-1));
    }
  expect(daysToName([], 7)).toEqual([]);
});

test('gives a dot to a value between two gaps, as no line leads there', () => {
  const values = [1, null, 2, null, 3, 4];

  expect(values.map((_, at) => isAlone(values, at))).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('reaches up to the greatest value of all lines, and to 1 where there is nothing', () => {
  expect(rangeOf([line([1, null, 7]), line([9, 2, 3])]).most).toBe(9);
  expect(rangeOf([line([0, 0]), line([null, null])]).most).toBe(1);
  expect(rangeOf([]).most).toBe(1);
});

test('knows whether half of a value would be nonsense', () => {
  expect(rangeOf([line([1, 2, null])]).isWhole).toBe(true);
  expect(rangeOf([line([1, 2.5])]).isWhole).toBe(false);
});

test('writes a dash where there is no value, and zero where it is zero', () => {
  expect([null, undefined, 0].map((value) => formatValue(value, asNumber))).toEqual([
    '–',
    '–',
    '0',
  ]);
});
