/** Every story, held to what its level and its questions promise. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStories } from '../../../build/covers.ts';
import { isDrawn } from '../art/cast/cast.ts';
import { places } from '../art/places/places.ts';
import { pictureOf } from '../art/scene.ts';
import { isThing } from '../art/things/things.ts';
import type { Line, Story } from '../stories/story.ts';
import { bare, countWords, sentencesOf, syllablesOf, wordsOf } from './words.ts';

const stories = await readStories(join(import.meta.dirname, '../stories'));
const langs = ['id', 'en'] as const;

/** How many Indonesian words a story of the level has. */
const lengths = { 1: [20, 40], 2: [60, 100], 3: [100, 150], 4: [180, 250], 5: [280, 400] } as const;

const linesOf = ({ title, pages, questions, retell }: Story): Line[] => [
  title,
  ...pages.map(({ text }) => text),
  ...questions.flatMap(({ ask, right, wrong }) => [ask, right, ...wrong]),
  ...retell,
];

test('there are forty stories, eight on each shelf, each with an id of its own', () => {
  expect(stories.length).toBe(40);
  for (const level of [1, 2, 3, 4, 5])
    expect(stories.filter((story) => story.level === level).length).toBe(8);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});

test.each(stories)('$id is as long as its shelf says and whole in both languages', (story) => {
  const [least, most] = lengths[story.level];
  const count = story.pages.reduce((sum, { text }) => sum + countWords(text.id), 0);

  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
  for (const line of linesOf(story))
    for (const lang of langs) expect(line[lang].trim()).not.toBe('');
  expect(story.retell.length).toBe(3);
});

test.each(stories)('$id shows nobody and nothing that was never drawn', ({ pages }) => {
  for (const { scene } of pages) {
    expect(scene.who.filter(({ name }) => !isDrawn(name))).toEqual([]);
    expect((scene.things ?? []).filter((thing) => !isThing(thing))).toEqual([]);
    expect(Object.keys(places)).toContain(scene.place);
    expect(pictureOf(scene)).not.toContain('undefined');
  }
});

test.each(stories)('$id is spoken in lines that the host takes, without losing a word', (story) => {
  for (const line of linesOf(story))
    for (const lang of langs) {
      const sentences = sentencesOf(line[lang]);
      expect(sentences.filter((each) => each.length > 200)).toEqual([]);
      expect(sentences.flatMap(wordsOf)).toEqual(wordsOf(line[lang]));
    }
});

const plain = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .map(bare)
    .filter((word) => word !== '');

/** Words that carry what is answered; the small ones stand in every answer. */
const small = new Set(
  'di ke dari yang dan itu ini si para pada untuk dengan akan sudah ia dia mereka karena'.split(
    ' ',
  ),
);
const telling = (text: string): string[] => plain(text).filter((word) => !small.has(word));

/** Endings and beginnings apart: what is answered with "menginjak" may stand there as "terinjak". */
const isLike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length > 3 ? long.includes(short.slice(1, -1)) : short === long;
};

/** How much of an answer stands on a page. */
const share = (answer: string, text: string): number => {
  const [words, there] = [telling(answer), plain(text)];
  const found = words.filter((word) => there.some((each) => isLike(word, each)));
  return words.length === 0 ? 0 : found.length / words.length;
};

test.each(stories)(
  '$id asks for what stands on the page it leads back to',
  ({ pages, questions }) => {
    for (const { right, wrong, page } of questions) {
      const text = pages[page]?.text.id ?? '';

      expect(share(right.id, text), right.id).toBeGreaterThanOrEqual(0.5);
      // A wrong one never stands there whole where the right one does not.
      const whole = wrong.filter((other) => share(other.id, text) === 1);
      expect(share(right.id, text) === 1 ? [] : whole).toEqual([]);
    }
  },
);

test('the first shelf is read with what the first course teaches', () => {
  const taught = /^(?:ng|ny|[mbptnslrkd])?[aiueo](?:ng|[mpntslrk])?$/;
  const words = stories
    .filter(({ level }) => level === 1)
    .flatMap(({ pages }) => pages.flatMap(({ text }) => plain(text.id)));

  const beyond = words.filter((word) => !syllablesOf(word).every((part) => taught.test(part)));

  expect([...new Set(beyond)]).toEqual([]);
});
