/** The shelf as an editor sees it: each story keeps to its level, and its questions need the text. */
import { expect, test } from 'vitest';
import type { Line, Story } from './story.ts';

const stories = Object.values(
  import.meta.glob<Story>(['./*.ts', '!./story.ts', '!./*.test.ts'], {
    eager: true,
    import: 'default',
  }),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
const wordCount = ({ pages }: Story) =>
  pages.reduce((sum, { text }) => sum + wordsOf(text.id).length, 0);
const printed = ({ title, pages, questions, retell }: Story): readonly Line[] => [
  title,
  ...pages.map(({ text }) => text),
  ...questions.flatMap(({ ask, right, wrong }) => [ask, right, ...wrong]),
  ...retell,
];

/** Words and pages of a level, fewest and most. */
const sizes = {
  1: { words: [18, 36], pages: [6, 6] },
  2: { words: [60, 90], pages: [6, 8] },
  3: { words: [100, 150], pages: [6, 10] },
  4: { words: [180, 260], pages: [6, 10] },
  5: { words: [300, 400], pages: [8, 12] },
} as const;

const isWithin = (count: number, [fewest, most]: readonly [number, number]) =>
  count >= fewest && count <= most;

test('each level has eight stories, as long as its readers can read', () => {
  const misfits = stories.filter(
    (story) =>
      !isWithin(wordCount(story), sizes[story.level].words) ||
      !isWithin(story.pages.length, sizes[story.level].pages),
  );
  const perLevel = [1, 2, 3, 4, 5].map((level) => stories.filter((s) => s.level === level).length);

  expect(misfits.map(({ id }) => id)).toEqual([]);
  expect(perLevel).toEqual([8, 8, 8, 8, 8]);
});

/** Also no pair of vowels that is one sound at the end of a word. */
const decodable = /^(?!.*(?:ai|au|oi)$)(?:[mbsntklpdr]?[aiueo])+$/;
const beyondSecond = /(?:ai|au|oi)$|[fvqxz]|kh|sy|^[bcdfgjklmnprstw][lrw]/;
const strange = (level: 1 | 2, isKnown: (word: string) => boolean) =>
  stories
    .filter((story) => story.level === level)
    .flatMap(printed)
    .flatMap(({ id }) => id.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !isKnown(word));

test('a beginner can sound out every word', () => {
  expect(strange(1, (word) => decodable.test(word))).toEqual([]);
  expect(strange(2, (word) => !beyondSecond.test(word))).toEqual([]);
});

test('no page of the first level asks for more than six words', () => {
  const pages = stories.filter(({ level }) => level === 1).flatMap((story) => story.pages);

  expect(pages.filter(({ text }) => !isWithin(wordsOf(text.id).length, [3, 6]))).toEqual([]);
});

test('every page is whole sentences with their quotation marks closed', () => {
  const texts = stories.flatMap(({ pages }) => pages.flatMap(({ text }) => [text.id, text.en]));
  const isWhole = (text: string) =>
    /^[“\d\p{Lu}].*[.!?]”?$/u.test(text) &&
    text.match(/“/g)?.length === text.match(/”/g)?.length &&
    !/"|“\p{Lu}[^”]*\p{L}”(?:\s|$)/u.test(text);

  expect(texts.filter((text) => !isWhole(text))).toEqual([]);
});

test('every question has three different answers and a page to stand on', () => {
  const poor = stories.filter(({ pages, questions, retell }) => {
    const hasPlaces = questions.every(({ page }) => page >= 0 && page < pages.length);
    const differ = questions.every(({ right, wrong }) =>
      (['id', 'en'] as const).every((l) => new Set([right, ...wrong].map((x) => x[l])).size === 3),
    );
    return !hasPlaces || !differ || retell.length !== 3;
  });

  expect(poor.map(({ id }) => id)).toEqual([]);
});

test('no two stories share an id, a title or a home', () => {
  const shared = (of: (story: Story) => string) => stories.length - new Set(stories.map(of)).size;

  expect([shared((s) => s.id), shared((s) => s.title.id), shared((s) => s.from)]).toEqual([
    0, 0, 0,
  ]);
});
