/** Every story, held to what its level and its questions promise. */
import { join } from 'node:path';
import { bare, sentencesOf, wordsOf } from '@nobi/kit/sentences';
import { expect, test } from 'vitest';
import { readStories } from '../../../build/covers.ts';
import { isDrawn } from '../art/cast/cast.ts';
import { places } from '../art/places/places.ts';
import { pictureOf } from '../art/scene.ts';
import { isThing } from '../art/things/things.ts';
import type { Line, Story } from '../stories/story.ts';
import { syllablesOf } from './words.ts';

const stories = await readStories(join(import.meta.dirname, '../stories'));
const langs = ['id', 'en'] as const;

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

test('the first shelf is read with what the first course teaches', () => {
  const taught = /^(?:ng|ny|[mbptnslrkd])?[aiueo](?:ng|[mpntslrk])?$/;
  const words = stories
    .filter(({ level }) => level === 1)
    .flatMap(({ pages }) => pages.flatMap(({ text }) => plain(text.id)));

  const beyond = words.filter((word) => !syllablesOf(word).every((part) => taught.test(part)));

  expect([...new Set(beyond)]).toEqual([]);
});

test('no question gives itself away: neither by its length, nor by answers from another story', () => {
  const questions = stories.flatMap((story) =>
    story.questions.map((question) => ({ ...question, story })),
  );
  const lengths = questions.map(({ right, wrong }) => ({
    right: right.id.length,
    wrong: wrong.map(({ id }) => id.length),
  }));
  const isLongest = lengths.filter((each) => each.right > Math.max(...each.wrong));
  const isShortest = lengths.filter((each) => each.right < Math.min(...each.wrong));
  const strange = questions.filter(({ wrong, story }) => {
    const there = new Set(story.pages.flatMap(({ text }) => plain(text.id)));
    return !wrong.some(({ id }) => plain(id).some((word) => word.length > 3 && there.has(word)));
  });

  // Of three answers each is one of three.
  expect(isLongest.length / questions.length).toBeLessThan(0.4);
  expect(isShortest.length / questions.length).toBeLessThan(0.4);
  expect(strange.length / questions.length).toBeLessThan(0.1);
});
