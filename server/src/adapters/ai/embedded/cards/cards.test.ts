import { expect, test } from 'vitest';
import { cardFinder } from './find-card.rules.ts';
import { readCards } from './read-cards.ts';

const cards = await readCards();
const find = cardFinder(cards, new Set());
const countOf = (text: string) => text.split(/\s+/).length;

test('holds at least 1,500 cards, each with a name of its own', () => {
  expect(cards.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test('says at most 60 words a card, in both languages, and one more idea', () => {
  const long = cards.filter(({ text, more }) =>
    [text.id, text.en, more.id, more.en].some((each) => countOf(each) > 60 || countOf(each) < 3),
  );

  expect(long.map(({ id }) => id)).toEqual([]);
});

test('ends every line as a sentence', () => {
  const loose = cards.filter(({ text, more }) =>
    [text.id, text.en, more.id, more.en].some((each) => !/[.!?…]”?$/.test(each)),
  );

  expect(loose.map(({ id }) => id)).toEqual([]);
});

test('begins no two cards alike, so that a follow-up knows which was told', () => {
  const first = cards.flatMap(({ text }) =>
    [text.id, text.en].map((each) => each.split(/(?<=[.!?])\s/)[0]),
  );

  expect(new Set(first).size).toBe(first.length);
});

test.each([
  ['kenapa lagit biru', 'sky-blue'],
  ['mengapa langit berwarna biru', 'sky-blue'],
  ['kenpa kucing mendengkur', undefined],
  ['plannet terbesar', 'jupiter'],
])('forgives a slip of the finger, but guesses nothing: %s', (text, id) => {
  const found = find(text);

  expect(found?.fit === 'answer' ? found.card.id : undefined).toBe(id);
});

test.each(['aku tidak sedih', 'i am not sad', 'temanku sedih', 'berapa gigi gajah', 'siapa'])(
  'answers "%s" with no card',
  (text) => {
    expect(find(text)?.fit).not.toBe('answer');
  },
);
