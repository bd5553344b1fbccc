import { expect, test } from 'vitest';
import { words } from '../text/text.ts';
import { fits, mostBytes, readSave, writeSave } from './album.ts';
import {
  addPage,
  addThing,
  addWord,
  type Book,
  changeThing,
  dropPage,
  freshBook,
  freshPage,
  isBlank,
  layerThing,
  mostPages,
  mostThings,
  movePage,
  nextVoice,
  sizes,
  type Thing,
  tidy,
  unusedClips,
  wordsOf,
} from './book.ts';
import { Session } from './session.ts';
import { begun, templateNames, templates } from './templates.ts';

const ball: Thing = { art: 'bola', x: 400, y: 300, size: 2, flip: false };

const fullBook = (id: number): Book => ({
  id,
  pages: Array.from({ length: mostPages }, () => ({
    scene: 'village',
    line: 'a'.repeat(90),
    things: Array.from({ length: mostThings }, () => ({ ...ball, art: 'layang-layang' })),
  })),
});

test('a save comes back whole', () => {
  const pages = [{ scene: 'beach', things: [{ ...ball, flip: true }], line: 'Bola Sari' }];
  const album = { books: [{ id: 4, pages: [...pages, freshPage('sea')] }], open: 4, page: 1 };

  expect(readSave(writeSave(album))).toEqual(album);
});

test.each([null, '', '{', '{"v":2}', '[]', '{"v":1,"books":[[0,[]],7]}'])(
  'the bad save %j is a fresh book',
  (save) => {
    expect(readSave(save).books).toEqual([freshBook(1)]);
  },
);

test('the cover stays first when pages are moved or taken out', () => {
  const book = addPage(addPage(freshBook(1), 0), 1);

  expect(movePage(book, 0, 2)).toBe(book);
  expect(movePage(book, 2, 0)).toBe(book);
  expect(dropPage(book, 0)).toBe(book);
});

test('a page changes its place among the others', () => {
  const book = { id: 1, pages: ['a', 'b', 'c'].map((line) => ({ ...freshPage(), line })) };

  expect(movePage(book, 2, 1).pages.map(({ line }) => line)).toEqual(['a', 'c', 'b']);
});

test('a book has no more than a cover and twelve pages', () => {
  let book = freshBook(1);
  for (let turn = 0; turn < 20; turn += 1) book = addPage(book, 0);

  expect(book.pages).toHaveLength(mostPages);
});

test('a thing never leaves the page and never outgrows it', () => {
  const page = changeThing(addThing(freshPage(), ball), 0, { x: 5000, y: -9, size: 40 });

  expect(page.things[0]).toMatchObject({ x: 800, y: 0, size: sizes.length - 1 });
});

test('a layer goes one step up', () => {
  const page = addThing(addThing(freshPage(), ball), { ...ball, art: 'rumah' });

  expect(layerThing(page, 0, 1).things.map(({ art }) => art)).toEqual(['rumah', 'bola']);
  expect(layerThing(page, 1, 1)).toBe(page);
});

test('word tiles make a line that starts with a capital and ends after twelve words', () => {
  let line = '';
  for (let turn = 0; turn < 20; turn += 1) line = addWord(line, 'lalu');

  expect(line.startsWith('Lalu lalu')).toBe(true);
  expect(wordsOf(line)).toHaveLength(12);
  expect(tidy('  a   b ')).toBe('a b');
});

test('a full shelf refuses more, keeps what is there, and takes again after one book went', () => {
  const books = [fullBook(1)];
  while (fits({ books: [...books, fullBook(books.length + 1)], open: 1, page: 0 }))
    books.push(fullBook(books.length + 1));
  const save = writeSave({ books: [...books, freshBook(99)], open: 99, page: 0 });
  let stored = save;
  const session = new Session(save, (data) => {
    stored = data;
  });

  const took = session.change({ ...fullBook(99) });

  expect(took).toBe(false);
  expect(session.book).toEqual(freshBook(99));
  session.letGo(1);
  expect(session.books).toHaveLength(books.length);
  expect(new TextEncoder().encode(stored).length).toBeLessThanOrEqual(mostBytes);
});

test('each step can be taken back, in turn', () => {
  const session = new Session(null, () => undefined);
  session.changePage(addThing(session.page, ball));
  session.change(addPage(session.book, 0), 1);

  session.undo();
  expect([session.book.pages.length, session.at, session.page.things.length]).toEqual([1, 0, 1]);
  session.undo();
  expect(session.page.things).toEqual([]);
  expect(session.undo()).toBe(false);
});

test('a page keeps its own voice when it is moved and in the save, and only unused recordings go', () => {
  const spoken = { ...freshPage(), voice: 2 };
  const book = { id: 1, pages: [freshPage(), freshPage(), spoken] };
  const moved = movePage(book, 2, 1);

  const [read] = readSave(writeSave({ books: [moved], open: 1, page: 0 })).books;

  expect(read?.pages.map(({ voice }) => voice)).toEqual([undefined, 2, undefined]);
  expect(nextVoice([book], ['halaman-5'])).toBe(6);
  expect(unusedClips([book], ['halaman-2', 'halaman-5'])).toEqual(['halaman-5']);
  expect(isBlank({ id: 1, pages: [spoken] })).toBe(false);
});

test.each(templateNames)(
  'the book "%s" is begun in both languages, and each line leaves room',
  (name) => {
    for (const { templates: begunWith } of Object.values(words)) {
      const lines = begunWith[name];
      const { pages } = begun(1, { name, lines });

      expect(lines).toHaveLength(templates[name].length);
      expect(pages.map(({ line }) => line)).toEqual(lines);
      for (const line of lines.slice(1)) {
        expect(line).toMatch(/^\p{Lu}.*\p{Ll}$/u);
        expect(wordsOf(line).length).toBeLessThanOrEqual(6);
      }
    }
  },
);

test('a begun book takes the place of a blank one, stands beside another, and can be taken back', () => {
  const session = new Session(null, () => undefined);
  const begin = () =>
    session.begin((id) => begun(id, { name: 'lost', lines: words.id.templates.lost }));

  expect(begin()).toBe(true);
  expect([session.books.length, session.book.pages.length, session.at]).toEqual([1, 5, 0]);
  session.undo();
  expect(session.books).toEqual([freshBook(1)]);
  session.changePage(addThing(session.page, ball));
  expect(begin()).toBe(true);
  expect(session.books.map(({ id }) => id)).toEqual([1, 2]);
});
