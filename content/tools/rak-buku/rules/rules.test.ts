import { type CriterionAnswer, freshClaim, reportState, weigh } from '@nobi/kit/claim';
import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import type { Story } from '../stories/story.ts';
import { choicesOf, questionId, resultOf } from './asking.ts';
import { blank, type Open, readSave, withOnce, writeSave } from './save.ts';
import { plankAt, planksOf } from './shelf.ts';
import { secondsFor, syllablesOf } from './words.ts';

const line = (text: string) => ({ id: text, en: text });
const question = {
  ask: line('Siapa?'),
  right: line('Tini'),
  wrong: [line('Ibu'), line('Beo')],
  page: 1,
} as const;
const story: Pick<Story, 'id' | 'level'> = { id: 'beo-tini', level: 3 };
const open: Open = {
  book: 'beo-tini',
  step: 'ask',
  page: 3,
  isAloud: false,
  isOther: false,
  hints: 0,
  wasSpoken: false,
  question: 0,
  tried: [],
  isAgain: false,
  seed: 7,
};
const answer = (
  how: Partial<Open> = {},
  rest: { choice?: number; isIndonesian?: boolean; answered?: string[]; level?: 1 | 3 } = {},
) =>
  resultOf({
    story: { ...story, level: rest.level ?? 3 },
    open: { ...open, ...how },
    progress: { ...blank, answered: rest.answered ?? [] },
    choice: rest.choice ?? 0,
    isIndonesian: rest.isIndonesian ?? true,
  });

test('an answer proves reading only where the story was read alone, for the first time, in Indonesian', () => {
  const proof = { criterion: true, help: 0, spoken: false, first_try: true };

  expect(answer()).toMatchObject(proof);
  expect(answer({ isAloud: true })).toMatchObject({ spoken: true });
  expect(answer({ wasSpoken: true })).toMatchObject({ spoken: true });
  expect(answer({ hints: 2 })).toMatchObject({ help: 1, hints: 2 });
  expect(answer({}, { answered: [questionId(story, 0)] })).toMatchObject({ criterion: false });
  expect(answer({}, { isIndonesian: false })).toMatchObject({ criterion: false });
  expect(answer({}, { level: 1 })).toMatchObject({ criterion: false });
});

test('after a look at the page an answer is right with help, never at first try', () => {
  const again = answer({ tried: [2] }, { answered: [questionId(story, 0)] });

  expect(again).toMatchObject({ success: true, first_try: false, help: 4, criterion: true });
  expect(answer({ tried: [2], isAgain: true })).toMatchObject({ criterion: false });
  expect(answer({}, { choice: 1 })).toMatchObject({ success: false, first_try: false });
});

test('the answers keep their order after a reload, and the right one stands everywhere in turn', () => {
  const places = Array.from({ length: 60 }, (_each, seed) =>
    choicesOf(question, { ...open, seed }).findIndex(({ id }) => id === 0),
  );

  expect(choicesOf(question, open)).toEqual(choicesOf(question, { ...open }));
  for (const place of [0, 1, 2])
    expect(places.filter((each) => each === place).length).toBeGreaterThan(10);
});

/** Two questions of each of 32 stories, four stories a week, as the claim hears them. */
const claimOf = (chance: number, seed: number): string => {
  const random = seeded(seed);
  const answers = Array.from(
    { length: 64 },
    (_each, at): CriterionAnswer => ({
      day: Math.floor(at / 8) * 7 + Math.floor((at % 8) / 2),
      unaided: true,
      right: random() < chance,
    }),
  );
  return reportState(answers.reduce(weigh, freshClaim()));
};

test('who guesses among three is never said to understand; who reads is, and one story is not enough', () => {
  const guessers = Array.from({ length: 300 }, (_each, seed) => claimOf(1 / 3, seed));
  const readers = Array.from({ length: 100 }, (_each, seed) => claimOf(0.97, seed));

  expect(guessers).not.toContain('alone');
  expect(readers.filter((state) => state === 'alone').length).toBeGreaterThan(80);
});

test('keeps the place in the book, and a torn save is a shelf that nobody has touched', () => {
  const progress = { read: ['a'], answered: ['a-q1'], shelf: 8, open };

  expect(readSave(writeSave(progress))).toEqual(progress);
  for (const torn of [null, '', '{', '{"v":1,"open":{"book":3}}', '{"v":2}'])
    expect(readSave(torn)).toEqual(blank);
  expect(withOnce(['a'], 'a')).toEqual(['a']);
});

test('every book stands on one plank, whatever the screen holds, and is found again on another', () => {
  for (const most of [2, 4, 6, 8]) {
    const planks = planksOf(most);
    const ids = planks.flatMap(({ books }) => books.map(({ id }) => id));

    expect(new Set(ids).size).toBe(40);
    expect(
      planks.every(
        ({ books, level }) => books.length <= most && books.every((book) => book.level === level),
      ),
    ).toBe(true);
    for (const [at, { from }] of planks.entries()) expect(plankAt(planks, from)).toBe(at);
  }
});

test('parts words as the dictionary does', () => {
  const known =
    'me-ra-yap bo-la tap-lak bin-tang nya-muk in-fra pu-lau da-un se-mu-a meng-i-kat jum-at ga-mel-an';
  const parted = known
    .split(' ')
    .map((word) => syllablesOf(word.replaceAll('-', '')).join('-'))
    .join(' ');

  expect(parted).toBe(known);
  expect(syllablesOf('Kura-kura')).toEqual(['Ku', 'ra', 'ku', 'ra']);
});

test('a longer word takes longer', () => {
  expect(secondsFor('menggosok')).toBeGreaterThan(secondsFor('ia'));
});
