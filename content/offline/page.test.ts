import { expect, test } from 'vitest';
import { isOfOneRelease } from './page.ts';

const page =
  '<link rel="stylesheet" href="/assets/main-1a2b.css"><script type="module" src="/assets/main-3c4d.js"></script>';

test('a page and a list that name the same files belong together', () => {
  const files = { '/games/a/': 900, '/assets/main-1a2b.css': 10, '/assets/main-3c4d.js': 20 };

  expect(isOfOneRelease(page, files)).toBe(true);
});

test('a page that names a file which the list does not have is of another release', () => {
  expect(isOfOneRelease(page, { '/games/a/': 900, '/assets/main-3c4d.js': 20 })).toBe(false);
});
