import { expect, test } from 'vitest';
import { course } from './course.ts';
import { clues } from './rules/clues.ts';
import { type Miss, missIn, slippedOf, soundsOf } from './rules/hearing.ts';
import { pictureNames } from './rules/pictured.ts';
import { names } from './rules/stories.ts';
import { cutMiss, cutsOf } from './rules/tiles.ts';
import { type Group, groups, words } from './rules/words.ts';

/** Letters that are one sound; a pair of vowels is one only at the end of a word: pu-lau, but la-ut. */
const sound = /ng|ny|sy|kh|(?:ai|au|oi|ei)$|[a-z]/g;
const isVowel = (each: string) => /^[aiueo]/.test(each);

/** Before a single consonant, between two, and never within a cluster that begins a syllable. */
const partedByRule = (word: string): string => {
  const sounds = word.match(sound) ?? [];
  return sounds.reduce((parted, each, at) => {
    const [next = '', before = ''] = [sounds[at + 1] ?? '', sounds[at - 1] ?? ''];
    const hasVowel = sounds.slice(0, at).some(isVowel);
    const isHead = !isVowel(each) && isVowel(next);
    return parted + (hasVowel && (isHead || (isVowel(each) && isVowel(before))) ? '-' : '') + each;
  }, '');
};

test('parts every word as the dictionary does', () => {
  const differing = words
    .map(({ id, syllables }) => ({ id, ours: syllables.join('-'), rule: partedByRule(id) }))
    .filter(({ ours, rule }) => ours !== rule);

  expect(words.length).toBeGreaterThan(150);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  expect(differing).toEqual([]);
});

test('asks for each word by a picture, or by one sentence that lacks it', () => {
  for (const { id } of words) {
    const clue = clues[id];
    expect(pictureNames.has(id) || clue !== undefined, id).toBe(true);
    if (clue === undefined) continue;
    expect(clue.split('_'), id).toHaveLength(2);
    expect(clue.toLowerCase().split(/[\s.,?!:]+/), id).not.toContain(id);
    expect(clue, id).toMatch(/^(?:_|\p{Lu}).*[.!]$/u);
  }
});

/** What is not taught before the island of a group. */
const later: Readonly<Partial<Record<Group, RegExp>>> = {
  ghj: /[cwyfvzqx]|sy|kh|[aeo][iu]\b/,
  cwy: /[fvzqx]|sy|kh|(?:ai|au|oi|ei)\b/,
  fvz: /sy|kh|(?:ai|au|oi|ei)\b/,
  mirror: /sy|kh|(?:ai|au|oi|ei)\b/,
  closed: /sy|kh|(?:ai|au|oi|ei)\b/,
  nasal: /sy|kh|(?:ai|au|oi|ei)\b/,
  sykh: /(?:ai|au|oi|ei)\b/,
};

test('lets nobody read a letter that a later island teaches', () => {
  for (const { id, group } of words) {
    const strange = later[group];
    if (!strange) continue;
    expect(id, group).not.toMatch(strange);
    expect((clues[id] ?? '').toLowerCase(), id).not.toMatch(strange);
  }
});

test('lays no word for an own letter that a later island teaches', () => {
  for (const [at, { make }] of course.lessons.entries())
    for (const word of Object.values(make.args).flat()) {
      const strange = later[groups[at] ?? 'cluster'];
      if (strange) expect(`${word}`.replaceAll('-', ' '), make.id).not.toMatch(strange);
    }
});

test('teaches all eleven letters that the course before it never does', () => {
  // The letter q stands in names alone, as in life.
  const called = Object.values(names).map(({ fits }) => fits.toLowerCase());
  const all = [...words.map(({ id }) => id), ...called].join('');
  for (const letter of 'cfghjqvwxyz') expect(all, letter).toContain(letter);
  expect(groups).toHaveLength(9);
});

const made: readonly (readonly [string, string, Miss])[] = [
  ['bebek', 'debek', 'mirror'],
  ['bintang', 'bintan', 'nasal'],
  ['nyamuk', 'namuk', 'nasal'],
  ['syal', 'sal', 'digraph'],
  ['akhir', 'akir', 'digraph'],
  ['kerbau', 'kerbo', 'glide'],
  ['kapal', 'kapa', 'ending'],
  ['truk', 'teruk', 'cluster'],
  ['gajah', 'jagah', 'turned'],
  ['stroberi', 'soberi', 'short'],
];

test.each(made)('of %s that became %s knows: %s', (word, text, miss) => {
  expect(missIn(word, text)).toBe(miss);
});

test('reads a pair of vowels as one sound only where it is one', () => {
  expect(soundsOf('pulau')).toEqual(['p', 'u', 'l', 'au']);
  expect(soundsOf('laut')).toEqual(['l', 'a', 'u', 't']);
  expect(soundsOf('survei')).toEqual(['s', 'u', 'r', 'v', 'ei']);
  expect(soundsOf('prangko')).toEqual(['p', 'r', 'a', 'ng', 'k', 'o']);
});

test('never takes a word for a mistake of its own', () => {
  for (const { id, group } of words)
    expect(slippedOf(id, group).map(({ text }) => text)).not.toContain(id);
});

test('knows where the scissors went astray', () => {
  expect(cutsOf('bunga')).toEqual([2]);
  expect(cutMiss('bunga', [3])).toBe('apart');
  expect(cutMiss('pulau', [2, 4])).toBe('vowels');
  expect(cutMiss('jerapah', [2])).toBe('few');
  expect(cutMiss('tikus', [2, 4])).toBe('many');
  expect(cutMiss('tomat', [3])).toBe('elsewhere');
});
