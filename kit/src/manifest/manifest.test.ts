import { expect, test } from 'vitest';
import { itemManifest } from './index.ts';

const game = {
  id: 'jembatan-sepuluh',
  kind: 'game',
  trust: 'house',
  category: 'math',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 10,
  title: { id: 'Jembatan Sepuluh', en: 'Bridge of Ten' },
  description: { id: 'Susun papan.', en: 'Lay planks.' },
  goal: { id: 'Pilih papan supaya jembatan pas.', en: 'Pick planks so the bridge fits.' },
  skills: [{ id: 'bonds-10', name: { id: 'Pasangan 10', en: 'Bonds of 10' }, curriculum: 'Mat A' }],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
const says = (changed: object) => itemManifest.safeParse({ ...game, ...changed }).success;

test('accepts a complete game', () => {
  expect(says({})).toBe(true);
});

test('refuses a goal of thirteen words', () => {
  const long =
    'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas duabelas tigabelas';

  expect(says({ goal: { ...game.goal, id: long } })).toBe(false);
});

test('refuses an item without free play, an upside-down band, a foreign category and an extra key', () => {
  expect(says({ freePlay: false })).toBe(false);
  expect(says({ ageMin: 8, ageBands: ['6-9'] })).toBe(false);
  expect(says({ category: 'early_reading' })).toBe(false);
  expect(says({ price: 1 })).toBe(false);
});

test.each([
  [5, 7, ['3-5', '6-9'], true],
  [6, 9, ['6-9'], true],
  [5, 12, ['3-5', '6-9', '10-12'], true],
  [10, 13, ['10-12', '13-15'], true],
  [5, 7, ['6-9'], false],
  [5, 7, ['3-5', '6-9', '10-12'], false],
  [5, 7, ['6-9', '3-5'], false],
  [5, 7, [], false],
  [5, 7, ['4-6'], false],
] as const)('ages %i to %i with the bands %j: %s', (...[ageMin, ageMax, ageBands, isSound]) => {
  expect(says({ ageMin, ageMax, ageBands })).toBe(isSound);
});

test('an item without the bands of the law is refused', () => {
  expect(says({ ageBands: undefined })).toBe(false);
});

test('a child’s own voice is for tools of the house alone', () => {
  const { category: _category, ...rest } = game;
  const tool = { ...rest, kind: 'tool', toolType: 'library', voice: true };
  const isRead = (item: object) => itemManifest.safeParse(item).success;

  expect(isRead(tool)).toBe(true);
  expect(isRead({ ...tool, trust: 'guest' })).toBe(false);
  expect(isRead({ ...game, voice: true })).toBe(false);
});
