import { expect, test } from 'vitest';
import { fileMistake } from './picture.ts';

const files = [
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * 1024 * 1024, undefined],
  ['image/webp', 5 * 1024 * 1024 + 1, 'too_large'],
  ['image/svg+xml', 100, 'picture_refused'],
  ['image/heic', 100, 'picture_refused'],
  ['', 100, 'picture_refused'],
  ['image/jpeg', 0, 'picture_refused'],
] as const;
for (const [type, size, code] of files)
  test(`says ${code ?? 'nothing'} of ${size} bytes of ${type || 'no kind'}`, () => {
    expect(fileMistake({ type, size })).toBe(code);
  });
