import type { Pack } from '@nobi/kit/offline';
import { expect, test } from 'vitest';
import { bookPathsIn, savedBook, withoutWithdrawn } from './books.ts';

const fileOf = (letter: string) => `/books/${letter.repeat(64)}.json`;
const pictureOf = (letter: string) => `/books/pictures/${letter.repeat(64)}.webp`;
const bookWith = (id: string, letter: string, ...pictures: string[]) =>
  savedBook(fileOf(letter), {
    id,
    pages: [{ text: 'x' }, ...pictures.map((each) => ({ picture: each.repeat(64) }))],
  });

const page = { '/tools/rak-buku/': 900, '/assets/main-1a2b.js': 20 };
const saved: Pack = {
  build: 'one',
  path: '/tools/rak-buku/',
  files: {
    ...page,
    [fileOf('a')]: 5,
    [fileOf('b')]: 5,
    [pictureOf('1')]: 7,
    [pictureOf('2')]: 7,
    [pictureOf('3')]: 7,
  },
};
const books = [bookWith('gajah', 'a', '1', '2'), bookWith('kancil', 'b', '2', '3')];
const shownWith = (paths: Record<string, string>): Pack => ({
  ...saved,
  build: 'two',
  books: paths,
});

test('a book that staff withdrew goes with its own pictures, and another keeps those that both show', () => {
  const left = withoutWithdrawn(saved, { shown: shownWith({ kancil: fileOf('b') }), books });

  expect(Object.keys(left.files)).toEqual([
    ...Object.keys(page),
    fileOf('b'),
    pictureOf('2'),
    pictureOf('3'),
  ]);
});

test('a book that was changed stays as it was saved until its new edition comes', () => {
  const shown = shownWith({ gajah: fileOf('c'), kancil: fileOf('b') });

  expect(withoutWithdrawn(saved, { shown, books })).toEqual(saved);
});

test('the last book goes too', () => {
  const { books: _none, ...shown } = shownWith({});

  const left = withoutWithdrawn(saved, { shown, books });

  expect(left.files).toEqual(page);
});

test('knows which files of a pack are books', () => {
  expect(bookPathsIn(saved)).toEqual([fileOf('a'), fileOf('b')]);
});
