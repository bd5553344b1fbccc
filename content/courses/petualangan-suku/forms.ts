/** What staff may give each activity. Whether it can be won, `playable.ts` says. */
import { allSpelt, form, type Label, oneOf, optional, spelt, whole } from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';
import { drawnLetters } from './playable.ts';
import { vowels, wordOf } from './rules/words.ts';
import { picturedNames } from './view/pictures.ts';

const glyph = '[a-z]{1,5}';
const want: Label = ['Yang dicari', 'What is wanted'];
const word: Label = ['Kata', 'Word'];
const read = '[a-z]+(-[a-z]+)?';
const pictured = picturedNames.filter((name) => wordOf(name) !== undefined);

export const forms: ActivityForms = {
  catch: form(['Tangkap lentera', 'Catch lanterns'], {
    want: spelt(want, glyph),
    letters: allSpelt(['Huruf di langit', 'Letters in the sky'], glyph, { least: 1, most: 5 }),
    many: whole(['Berapa lentera yang dicari', 'How many of the wanted'], 1, 4),
  }),
  trace: form(['Menulis huruf', 'Trace a letter'], {
    letter: oneOf(['Huruf', 'Letter'], drawnLetters),
  }),
  pick: form(['Pasangkan', 'Match'], {
    by: oneOf(['Yang dicocokkan', 'Matched by'], ['word', 'picture', 'sound']),
    show: spelt(['Yang diperlihatkan', 'Shown'], read),
    among: allSpelt(['Kartu', 'Cards'], read, { least: 2, most: 4 }),
  }),
  blend: form(['Gabungkan bunyi', 'Blend sounds'], {
    heads: allSpelt(['Gerbong depan', 'Front carts'], glyph, { least: 1, most: 3 }),
    tail: oneOf(['Vokal', 'Vowel'], vowels),
    want: spelt(['Suku kata', 'Syllable'], glyph),
    thing: optional(oneOf(['Gambar', 'Picture'], pictured)),
  }),
  build: form(['Susun kata', 'Build a word'], {
    word: oneOf(word, pictured),
    tiles: allSpelt(['Batu suku kata', 'Syllable stones'], glyph, { least: 2, most: 5 }),
  }),
  ending: form(['Bunyi akhir', 'Last sound'], {
    word: oneOf(word, pictured),
    endings: allSpelt(['Pilihan bunyi', 'Sounds to choose'], glyph, { least: 1, most: 4 }),
  }),
  page: form(['Halaman buku', 'A page'], {
    words: allSpelt(['Kata di halaman', 'Words on the page'], '[a-z-]+', { least: 1, most: 6 }),
    picture: oneOf(['Gambar', 'Picture'], picturedNames),
  }),
  garden: form(['Kebun huruf', 'Letter garden'], {
    letters: allSpelt(['Huruf', 'Letters'], glyph, { least: 2, most: 8 }),
  }),
  tale: form(['Cerita sendiri', 'Own story'], {
    first: allSpelt(['Siapa', 'Who'], '[a-z-]+', { least: 2, most: 6 }),
    second: allSpelt(['Melakukan apa', 'Does what'], '[a-z-]+', { least: 2, most: 6 }),
  }),
};
