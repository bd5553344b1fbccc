import { expect, test } from 'vitest';
import { bookWords } from './book-words.ts';

const line = (at: string, words: string, language: 'id' | 'en' = 'id') => ({
  at,
  words,
  language,
  isFirst: true,
});

test('each word of a page is there once a book, without signs, and small where it also stands so', () => {
  const words = bookWords([
    line('kolam.title', 'Kolam Besar'),
    line('kolam.0.0', '“Ini kolam!” kata Dodi.'),
    line('kolam.0.1', 'Kolam-kolam ini, ya.'),
    line('kolam.0.0', 'The pool.', 'en'),
    line('kolam.answer.0.1', 'Kucing'),
    line('sungai.0.0', 'Ini – sungai.'),
  ]);

  expect(words.map(({ at, language, words: each }) => [at, language, each])).toEqual([
    ['kolam.ini', 'id', 'ini'],
    ['kolam.kolam', 'id', 'kolam'],
    ['kolam.kata', 'id', 'kata'],
    ['kolam.dodi', 'id', 'Dodi'],
    ['kolam.kolam-kolam', 'id', 'Kolam-kolam'],
    ['kolam.ya', 'id', 'ya'],
    ['kolam.the', 'en', 'The'],
    ['kolam.pool', 'en', 'pool'],
    ['sungai.ini', 'id', 'Ini'],
    ['sungai.sungai', 'id', 'sungai'],
  ]);
  expect(words.some(({ isFirst }) => isFirst)).toBe(false);
});
