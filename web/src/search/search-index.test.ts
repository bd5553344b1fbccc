import type { Game, Tool } from '@nobi/contract';
import { expect, test } from 'vitest';
import { itemsOf, type Lists } from './items.ts';
import { searchIndexOf } from './search-index.ts';

const shared = {
  thumbnail: '',
  plan: 'regular',
  locked: false,
  trust: 'house',
  age_min: 5,
  age_max: 7,
} as const;
const game = (id: string, title: string, description: string): Game => ({
  ...shared,
  age_bands: [],
  id,
  title,
  description,
  category: 'math',
  html_game_url: `http://localhost:3001/games/${id}/`,
});
const tool = (title: string): Tool => ({
  ...shared,
  age_bands: [],
  id: 'studio-gambar',
  title,
  description: '',
  tool_type: 'drawing',
  html_tool_url: 'http://localhost:3001/tools/studio-gambar/',
});

const indonesian: Lists = {
  games: [
    game('jembatan-sepuluh', 'Jembatan Sepuluh', 'Susun papan sampai pas.'),
    game('pasar-apung', 'Pasar Apung', 'Belanja di sungai.'),
  ],
  courses: [],
  tools: [tool('Studio Gambar')],
};
const english: Lists = {
  games: [
    game('jembatan-sepuluh', 'Bridge of Ten', 'Lay planks that fit exactly.'),
    game('pasar-apung', 'Floating Market', 'Go shopping on the river.'),
  ],
  courses: [],
  tools: [tool('Drawing Studio')],
};

const { found, entries } = itemsOf(indonesian, english);
const search = searchIndexOf(entries);

test.each([
  ['its title', 'jembatan sepuluh'],
  ['the beginning of its title', 'jemb'],
  ['a slip of the finger', 'jembtan'],
  ['two slips in a long word', 'jmebatan'],
  ['its title in the other language', 'bridge'],
  ['a word of its description', 'papan'],
  ['a word of its description in the other language', 'planks'],
  ['capitals', 'JEMBATAN'],
])('finds a game by %s', (_what, text) => {
  expect(search(text)[0]).toBe('game/jembatan-sepuluh');
});

test.each(['matematika', 'math', 'game', 'permainan'])('finds every game by "%s"', (text) => {
  expect(search(text).toSorted()).toEqual(['game/jembatan-sepuluh', 'game/pasar-apung']);
});

test.each(['drawing', 'menggambar', 'alat', 'tools'])('finds a tool by "%s"', (text) => {
  expect(search(text)).toEqual(['tool/studio-gambar']);
});

test('finds only what has every word', () => {
  expect(search('game sungai')).toEqual(['game/pasar-apung']);
});

test.each(['xylofon', '', '   ', '!?'])('finds nothing by "%s"', (text) => {
  expect(search(text)).toEqual([]);
});

test('shows what it found in the words of its reader', () => {
  expect(found[0]).toMatchObject({ title: 'Jembatan Sepuluh', inNewTab: true });
});

test('gives a locked item no way in', () => {
  const locked = { ...game('rahasia', 'Rahasia', ''), locked: true, html_game_url: '' };
  const items = itemsOf({ games: [locked], courses: [], tools: [] }, english);

  expect(items.found[0]).toMatchObject({ locked: true, href: '' });
});
