import { expect, test } from 'vitest';
import { sizeOf } from './size.ts';

test.each([
  [400, '1 kB'],
  [130_155, '130 kB'],
  [949_900, '950 kB'],
  [1_150_000, '1,1 MB'],
  [12_340_000, '12,3 MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(sizeOf(bytes, ',')).toBe(words);
});

test('what is said is within 5 % of what it is', () => {
  for (let bytes = 20_000; bytes < 5_000_000; bytes += 7919) {
    const [number = '', unit] = sizeOf(bytes, '.').split(' ');
    const shown = Number(number) * (unit === 'kB' ? 1000 : 1_000_000);
    expect(Math.abs(shown - bytes) / bytes).toBeLessThanOrEqual(0.05);
  }
});
