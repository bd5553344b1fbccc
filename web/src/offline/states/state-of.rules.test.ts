import { pages } from '@nobi/contract';
import { expect, test } from 'vitest';
import { stateOf } from './state-of.rules.ts';

/** The same with and without a line, or never reached without one. */
const needsNone = [
  '/',
  '/tentang-kami',
  '/terms',
  '/keamanan-anak',
  '/login',
  '/signup',
  '/staff/*',
];

test('every page that needs the line says what will happen when it is back', () => {
  const silent = Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => !needsNone.includes(path) && stateOf(path) === undefined);

  expect(silent).toEqual([]);
});

test.each([
  ['/dashboard/games', 'shelf'],
  ['/dashboard/creativity', 'shelf'],
  ['/dashboard/creativity/studio-gambar', 'player'],
  ['/dashboard/courses/player/sahabat-angka', 'player'],
  ['/play/jembatan-sepuluh/x', 'player'],
  ['/support', 'letter'],
])('%s is a %s', (path, state) => {
  expect(stateOf(path)).toBe(state);
});
