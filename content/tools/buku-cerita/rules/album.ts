/** All books in one small save. A save that cannot be read is an empty shelf, never an error. */
import { list, openSave } from '@nobi/kit/save';
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
} from './book.ts';

export interface Album {
  readonly books: readonly Book[];
  readonly open: number;
  readonly page: number;
}

/** Bytes of one save: far enough below what the app takes. */
export const mostBytes = 60_000;

export const writeSave = ({ books, open, page }: Album): string =>
  JSON.stringify({
    v: 1,
    open,
    page,
    books: books.map(({ id, pages }) => [
      id,
      pages.map(({ scene, things, line, voice }) => [
        scene,
        line,
        things.map(({ art, x, y, size, flip }) => [art, x, y, size, flip ? 1 : 0]),
        ...(voice ? [voice] : []),
      ]),
    ]),
  });

export const fits = (album: Album): boolean =>
  album.books.length <= mostBooks && new TextEncoder().encode(writeSave(album)).length <= mostBytes;

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
  const [scene, line, things, voice] = list(value);
  if (word(scene) === '') return [];
  const read = list(things).flatMap(readThing).slice(0, mostThings);
  return [
    {
      scene: word(scene),
      line: tidy(word(line)),
      things: read,
      ...(whole(voice) > 0 && { voice: whole(voice) }),
    },
  ];
};

const readBook = (value: unknown): Book[] => {
  const [id, pages] = list(value);
  const read = list(pages).flatMap(readPage).slice(0, mostPages);
  return read.length === 0 || whole(id) === 0 ? [] : [{ id: whole(id), pages: read }];
};

export const readSave = (text: string | null): Album => {
  const value = openSave(text);
  if (!value) return { books: [freshBook(1)], open: 1, page: 0 };
  const read = list(value.books).flatMap(readBook).slice(0, mostBooks);
  const books = read.length === 0 ? [freshBook(1)] : read;
  const open = whole(value.open);
  const book = books.find(({ id }) => id === open) ?? books[0];
  const page = whole(value.page);
  return {
    books,
    open: book?.id ?? 1,
    page: Math.min(page, (book?.pages.length ?? 1) - 1),
  };
};
