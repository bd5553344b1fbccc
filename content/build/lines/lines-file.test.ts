import { join } from 'node:path';
import { bookWords } from '@nobi/kit/manifest';
import { bare, wordsOf } from '@nobi/kit/sentences';
import { expect, test } from 'vitest';
import beoTini from '../../tools/rak-buku/stories/beo-tini.ts';
import type { Story } from '../../tools/rak-buku/stories/story.ts';
import { findItems } from '../items.ts';
import { linesFileOf } from './lines-file.ts';
import { tableLines } from './text-pairs.ts';

/** As the page lays them. */
const touchable = ({ pages }: Story, language: 'id' | 'en') => {
  const words = pages.flatMap(({ text }) => wordsOf(text[language]).map(bare));
  const small = new Set(words.filter((word) => word === word.toLowerCase()));
  return new Set(words.map((word) => (small.has(word.toLowerCase()) ? word.toLowerCase() : word)));
};

test('lists every item, the sounds of reading and what is said everywhere, in both languages', async () => {
  const items = await findItems(join(import.meta.dirname, '../..'));
  const { sets } = await linesFileOf(items);
  const wordsIn = (id: string, language: 'id' | 'en') =>
    sets.find((set) => set.id === id)?.lines.filter((each) => each.language === language) ?? [];

  for (const { manifest } of items)
    for (const language of ['id', 'en'] as const)
      expect(wordsIn(manifest.id, language).length, manifest.id).toBeGreaterThan(0);
  const sounds = wordsIn('sounds', 'id').map(({ words }) => words);
  expect(sounds.length).toBeGreaterThan(240);
  expect(sounds).toEqual(expect.arrayContaining(['m', 'ng', 'nga', 'tan']));
  expect(new Set(sounds).size).toBe(sounds.length);
  // A story as its page reads it: sentence by sentence, the easiest one with the first play.
  expect(wordsIn('rak-buku', 'en').map(({ words }) => words)).toContain(
    "Grandpa's radio was older than Dad.",
  );
  expect(wordsIn('rak-buku', 'id').filter(({ isFirst }) => isFirst).length).toBeLessThan(60);
  // Each word of its pages can be touched: the server lists them from these lines.
  for (const language of ['id', 'en'] as const) {
    const words = bookWords(wordsIn('rak-buku', language));
    const tini = words.filter(({ at }) => at.startsWith('beo-tini.'));
    expect(new Set(words.map(({ at }) => at.replace(/^[^.]*./, ''))).size).toBeGreaterThan(1300);
    expect(new Set(tini.map((word) => word.words))).toEqual(touchable(beoTini, language));
  }
});

test('takes whole sentences, and leaves out labels and what is made while playing', () => {
  const half = {
    goal: 'Tap one.',
    label: 'Main',
    made: (count: number) => `${count} ducks.`,
    show: () => 'Tap what glows.',
  };
  const table = { id: { ...half, goal: 'Ketuk satu.' }, en: { ...half, list: ['Well done!'] } };

  expect(tableLines(table, 'words')).toEqual([
    { at: 'words.goal', language: 'id', words: 'Ketuk satu.', isFirst: true },
    { at: 'words.show', language: 'id', words: 'Tap what glows.', isFirst: true },
    { at: 'words.goal', language: 'en', words: 'Tap one.', isFirst: true },
    { at: 'words.show', language: 'en', words: 'Tap what glows.', isFirst: true },
    { at: 'words.list.0', language: 'en', words: 'Well done!', isFirst: true },
  ]);
  expect(tableLines(half, 'words')).toEqual([]);
});
