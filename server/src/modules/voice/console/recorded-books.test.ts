import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineKey, staff } from '@nobi/contract';
import type { BookDraft } from '@nobi/kit/manifest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BookEditor,
  bookEditor,
  soundBook,
} from '../../../catalogue/console/books/books.testing.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { opus, type Studio, studioFor } from './studio.testing.ts';

let product: Product;
let data: string;
let editor: BookEditor;
let studio: Studio;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'nobi-recorded-books-'));
  product = await startProduct({ DATA_DIR: data });
  editor = await bookEditor(product);
  studio = studioFor(product, editor.author);
});
beforeEach(async () => {
  await product.db.query('truncate voice_take, voice_pack cascade');
});
afterAll(async () => {
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

const sentence = 'Bapak dan Dodi basah semua hari ini, lalu mereka tertawa.';
/** Its title and this sentence are its own. */
const bookWith = (title: string, first: string): BookDraft => {
  const draft = soundBook(title);
  const [page, ...others] = draft.pages;
  const english = `${first.replace(/\.$/, '')} (en).`;
  return page
    ? { ...draft, pages: [{ ...page, text: { id: first, en: english } }, ...others] }
    : draft;
};
const setFor = (book: string) => `book-${book}`;
const wordsIn = async (book: string, language = 'id') =>
  (await studio.linesOf(setFor(book), language)).map(({ words }) => words);
const namesOfBooks = async () =>
  (await studio.sets()).sets.filter(({ is_book }) => is_book).map(({ title_id }) => title_id);

test('a book that was published is on the list by its name, with all that the library reads of it', async () => {
  const book = await editor.begin('Kolam');
  await editor.keep(book, bookWith('Kolam', 'Dodi mandi di kolam.'));
  expect(await namesOfBooks(), 'a draft is nobody’s to record').toEqual([]);

  await editor.publish(book, 2);

  expect(await namesOfBooks()).toEqual(['Kolam']);
  expect(await wordsIn(book)).toEqual([
    ...['Kolam', 'Dodi mandi di kolam.', sentence],
    ...['Siapa yang basah hari ini?', 'Bapak dan Dodi', 'Kucing', 'Nenek'],
    // Said twice, recorded once.
    ...['Siapa?', 'Apa?', 'Lalu?'],
  ]);
  expect(await wordsIn(book, 'en')).toContain('Dodi mandi di kolam (en).');
  expect((await studio.setOf(setFor(book))).of).toMatchObject([
    { language: 'id', lines: 10, missing: 10 },
    { language: 'en', lines: 10, missing: 10 },
  ]);
  await editor.withdraw(book);
});

test('the words of its pages stand last on the list, each once and written small, and leave with the book', async () => {
  const setId = 'story-words';
  const [one, other] = [
    await editor.published(bookWith('Kolam', 'Dodi mandi di kolam.')),
    await editor.published(bookWith('Kali', '“Mandi di kali!” kata Dodi.')),
  ];
  const order = (await studio.sets()).sets.map(({ id }) => id);
  const listed = (await studio.linesOf(setId)).map(({ words }) => words);
  await studio.record('kolam', opus('a pool'));
  const recorded = await studio.lineOf(setId, 'kolam');
  await editor.withdraw(one);
  const later = (await studio.linesOf(setId)).map(({ words }) => words);
  await editor.withdraw(other);

  expect(order.at(-1)).toBe(setId);
  expect(listed).toEqual([
    ...['Dodi', 'mandi', 'di', 'kolam', 'Bapak', 'dan', 'basah', 'semua', 'hari', 'ini', 'lalu'],
    ...['mereka', 'tertawa', 'kali', 'kata'],
  ]);
  expect(recorded).toMatchObject({ state: 'recorded' });
  expect(later).toEqual(expect.arrayContaining(['kali', 'Dodi']));
  expect(later).not.toContain('kolam');
  expect((await studio.sets()).sets.map(({ id }) => id)).not.toContain(setId);
});

test('what was recorded of a book is published with the voice, and a child’s page finds it', async () => {
  const book = await editor.published(bookWith('Ember', 'Dodi membawa ember.'));
  const { take } = await studio.record('Dodi membawa ember.', opus('a bucket'));

  expect((await studio.setOf(setFor(book))).of?.[0]).toMatchObject({ missing: 9, recorded: 1 });
  const { version } = staff.publishVoice.reply.parse((await studio.publish()).body);

  const index = await studio.indexOf(version);
  expect(index.get(lineKey('Dodi membawa ember.', 'id'))?.file).toBe(take.file);
  expect((await studio.setOf(setFor(book))).of?.[0]).toMatchObject({ missing: 9, recorded: 0 });
  await editor.withdraw(book);
});

test('a new version of a book misses its new words alone, and says what was recorded there', async () => {
  const book = await editor.published(bookWith('Payung', 'Dodi membawa payung.'));
  await studio.record('Dodi membawa payung.', opus('an umbrella'));
  await studio.record(sentence, opus('wet'));
  await studio.publish();
  await editor.keep(book, bookWith('Payung', 'Dodi lupa payung.'), { revision: 2 });
  await editor.publish(book, 3);

  const stateOf = (words: string) => studio.lineOf(setFor(book), words);
  expect(await stateOf('Dodi lupa payung.')).toMatchObject({
    state: 'outdated',
    was: 'Dodi membawa payung.',
    file: null,
  });
  expect(await stateOf('Dodi membawa payung.')).toBeUndefined();
  expect(await stateOf(sentence)).toMatchObject({ state: 'published' });
  await editor.withdraw(book);
});

test('a book that was withdrawn leaves the list: its lines are neither recorded nor published', async () => {
  const book = await editor.published(bookWith('Topi', 'Bapak mencari topi.'));
  await studio.record('Bapak mencari topi.', opus('a hat'));

  await editor.withdraw(book);

  expect(await namesOfBooks()).toEqual([]);
  const gone = await product.send(staff.voiceLines, {
    token: editor.author,
    params: { set: setFor(book), language: 'id' },
  });
  const refused = await studio.send('Bapak mencari topi.', opus('a hat again'));
  expect([gone.status, refused.status]).toEqual([404, 404]);
  expect((await studio.sets()).waiting).toBe(0);
  expect((await studio.publish()).body).toMatchObject({ code: 'staff_voice_unchanged' });
});
