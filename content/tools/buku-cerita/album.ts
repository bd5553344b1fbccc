/** All books in one small save. A save that cannot be read is an empty shelf, never an error. */
import {
  type Book,
  freshBook,
  mostBooks,
  mostPages,
  mostThings,
  type Page,
  placed,
  type Thing,
  tidy,
} from './rules.ts';

export interface Album {
  readonly books: readonly Book[];
  readonly open: number;
  readonly page: number;
}

/** Bytes of one save: far enough below what the app takes. */
export const room = 60_000;

export const writeSave = ({ books, open, page }: Album): string =>
  JSON.stringify({
    v: 1,
    open,
    page,
    books: books.map(({ id, pages }) => [
      id,
      pages.map(({ scene, things, line }) => [
        scene,
        line,
        things.map(({ art, x, y, size, flip }) => [art, x, y, size, flip ? 1 : 0]),
      ]),
    ]),
  });

export const fits = (album: Album): boolean =>
  album.books.length <= mostBooks && new TextEncoder().encode(writeSave(album)).length <= room;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

const readThing = (value: unknown): Thing[] => {
  const [art, x, y, size, flip] = list(value);
  if (word(art) === '') return [];
  return [
    placed({ art: word(art), x: whole(x), y: whole(y), size: whole(size), flip: flip === 1 }),
  ];
};

const readPage = (value: unknown): Page[] => {
  const [scene, line, things] = list(value);
  if (word(scene) === '') return [];
  const read = list(things).flatMap(readThing).slice(0, mostThings);
  return [{ scene: word(scene), line: tidy(word(line)), things: read }];
};

const readBook = (value: unknown): Book[] => {
  const [id, pages] = list(value);
  const read = list(pages).flatMap(readPage).slice(0, mostPages);
  return read.length === 0 || whole(id) === 0 ? [] : [{ id: whole(id), pages: read }];
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const readSave = (text: string | null): Album => {
  const value = text === null ? null : parse(text);
  if (typeof value !== 'object' || value === null || !('v' in value) || value.v !== 1)
    return { books: [freshBook(1)], open: 1, page: 0 };
  const read = 'books' in value ? list(value.books).flatMap(readBook).slice(0, mostBooks) : [];
  const books = read.length === 0 ? [freshBook(1)] : read;
  const asked = 'open' in value ? whole(value.open) : 0;
  const book = books.find(({ id }) => id === asked) ?? books[0];
  const page = 'page' in value ? whole(value.page) : 0;
  return {
    books,
    open: book?.id ?? 1,
    page: Math.min(page, (book?.pages.length ?? 1) - 1),
  };
};
