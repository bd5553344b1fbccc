/** What Nobi makes up is right in every sentence, whatever is chosen. */
import { describe, expect, test } from 'vitest';
import {
  pantuns,
  rhymesAndLimericks,
  riddles,
  sentences,
  storiesIn,
} from './composed-texts.testing.ts';
import { withArticle } from './fill.rules.ts';
import { pictures, sayings } from './pantun/couplets.ts';
import { hasRightLength, lastWord, rhymes } from './pantun/pantun-sound.rules.ts';
import { families } from './rhymes/verses.ts';
import { things } from './riddles/things.ts';
import { heroes } from './stories/hero.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?) (?=[“\p{Lu}])/u);

/** What is wrong with a sentence; empty where nothing is. */
const faultsOf = (sentence: string): readonly string[] =>
  [
    /^“?\p{Lu}/u.test(sentence) ? '' : 'begins small',
    /[.!?]”?$/.test(sentence) ? '' : 'has no end',
    /[{}]|undefined/.test(sentence) ? 'has an empty slot' : '',
    /\b(\p{L}+) \1\b/iu.test(sentence) ? 'says a word twice' : '',
    / {2}| [.,!?]/.test(sentence) ? 'has a stray space' : '',
    (sentence.match(/“/g) ?? []).length === (sentence.match(/”/g) ?? []).length
      ? ''
      : 'leaves a quotation open',
    /\ba [aeio]/i.test(sentence) || /\ban [^aeiou]/i.test(sentence) ? 'has the wrong article' : '',
  ].filter(Boolean);

const wrongIn = (all: readonly string[]) =>
  all.flatMap((sentence) => faultsOf(sentence).map((fault) => `${fault}: ${sentence}`));

describe.each(['id', 'en'] as const)('stories in %s', (language) => {
  const stories = storiesIn(language);
  const short = storiesIn(language, '4-6');

  test('are right in every sentence', () => {
    expect(wrongIn([...stories, ...short].flatMap(sentencesOf))).toEqual([]);
  });

  test('have six to ten sentences, for small children shorter ones', () => {
    const counts = stories.map((story) => sentencesOf(story).length);
    const shortCounts = short.map((story) => sentencesOf(story).length);

    expect(Math.min(...shortCounts)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts, ...shortCounts)).toBeLessThanOrEqual(10);
    const longest = Math.max(...short.flatMap(sentencesOf).map((each) => each.split(' ').length));
    expect(longest).toBeLessThanOrEqual(18);
    const lettersOf = (all: readonly string[]) => all.join('').length;
    expect(lettersOf(short)).toBeLessThan(lettersOf(stories) * 0.8);
  });

  test('are all different', () => {
    expect(new Set(stories).size).toBe(stories.length);
  });

  test('are about the hero that the child chose', () => {
    for (const [number, story] of stories.entries())
      expect(story).toContain(heroes[number % heroes.length]?.[language]);
  });
});

describe('pantun', () => {
  test('rhyme a-b-a-b, with eight to twelve syllables in a line', () => {
    for (const pantun of pantuns()) {
      const lines = pantun.split('\n');
      const [one = '', two = '', three = '', four = ''] = lines;
      expect(lines).toHaveLength(4);
      expect(rhymes(one, three) && rhymes(two, four), pantun).toBe(true);
      expect(lines.every(hasRightLength), pantun).toBe(true);
    }
  });

  test('are right in every sentence', () => {
    const joined = pantuns().flatMap((pantun) => sentencesOf(pantun.replaceAll('\n', ' ')));
    expect(wrongIn(joined)).toEqual([]);
  });

  test('have a picture for every saying', () => {
    const alone = Object.values(sayings)
      .flat()
      .filter(
        ([three, four]) => !pictures.some(([one, two]) => rhymes(one, three) && rhymes(two, four)),
      );
    expect(alone).toEqual([]);
  });

  test('a rhyme is heard, and the same word twice is none', () => {
    expect(rhymes('ke pasar,', 'sangat besar')).toBe(true);
    expect(rhymes('ke pasar', 'di pasar')).toBe(false);
    expect(rhymes('ke pasar', 'di hutan')).toBe(false);
  });
});

describe('English rhymes', () => {
  const rhymesByData = (one = '', other = '') =>
    one !== other &&
    families.some((family) => [one, other].every((word) => family.split(' ').includes(word)));
  const ends = (lines: readonly string[]) => lines.map(lastWord);

  test('rhyme in pairs, limericks a-a-b-b-a', () => {
    for (const verse of rhymesAndLimericks()) {
      const words = ends(verse.split('\n'));
      const [a, b, c, d, e] = words;
      const isRhymed =
        words.length === 4
          ? rhymesByData(a, b) && rhymesByData(c, d)
          : rhymesByData(a, b) && rhymesByData(a, e) && rhymesByData(c, d);
      expect(isRhymed, verse).toBe(true);
    }
  });

  test('are right in every sentence', () => {
    const joined = rhymesAndLimericks().flatMap((verse) =>
      sentencesOf(verse.replaceAll('\n', ' ').replaceAll('”', '').replaceAll('“', '')),
    );
    expect(wrongIn(joined)).toEqual([]);
  });
});

describe('riddles', () => {
  test('are right in every sentence', () => {
    expect(wrongIn(riddles().flatMap(sentencesOf))).toEqual([]);
  });

  test('each clue is of one thing, and none tells the name', () => {
    const clues = things.flatMap(({ clues: each }) => [...each.id, ...each.en]);

    expect(new Set(clues).size).toBe(clues.length);
    for (const { id, en, clues: each } of things) {
      expect(each.id).toHaveLength(4);
      expect(each.id.join(' ').toLowerCase()).not.toMatch(new RegExp(`\\b${id}\\b`));
      expect(each.en.join(' ').toLowerCase()).not.toMatch(new RegExp(`\\b${en}\\b`));
    }
  });
});

test('sentences with a word are right, all of them', () => {
  expect(wrongIn(sentences())).toEqual([]);
  expect(sentences().length).toBeGreaterThan(1500);
});

test('says a or an as it is heard', () => {
  expect(['owl', 'unicorn', 'elephant', 'cat', 'umbrella'].map(withArticle)).toEqual([
    'an owl',
    'a unicorn',
    'an elephant',
    'a cat',
    'an umbrella',
  ]);
});
