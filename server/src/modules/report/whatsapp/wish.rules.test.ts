import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInTime, newCode, wishOf } from './wish.rules.ts';

test.each(['LAPORAN', 'laporan', '  Laporan\n', 'lApOrAn '])('%j asks for the report', (text) => {
  expect(wishOf(text)).toEqual({ kind: 'report' });
});

test.each([
  '',
  'laporan dong',
  'kirim laporan',
  'laporan.',
  'LAP0RAN',
  'laporan laporan',
  'NOBI-12',
])('%j asks for nothing', (text) => {
  expect(wishOf(text)).toBeUndefined();
});

test('a code is read as it was made, however it is typed', () => {
  const code = newCode();

  const typed = [
    code,
    code.toLowerCase(),
    ` ${code.replaceAll('-', ' ')} `,
    code.replaceAll('-', ''),
  ];

  expect(typed.map(wishOf)).toEqual(typed.map(() => ({ kind: 'code', code })));
});

test('no text takes long or breaks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4096 }), (text) => {
      const wish = wishOf(text);
      expect(wish === undefined || wish.kind === 'report' || wish.code.length === 14).toBe(true);
    }),
  );
});

test.each([
  ['now', 0, true],
  ['a minute before the window ends', -(24 * 60 - 1), true],
  ['when it has ended', -24 * 60, false],
  ['a little ahead of us', 4, true],
  ['in the future', 6, false],
])('a message sent %s', (_when, minutes, isAnswered) => {
  const now = new Date('2026-11-24T12:00:00Z');

  expect(isInTime(new Date(now.getTime() + minutes * 60_000), now)).toBe(isAnswered);
});
