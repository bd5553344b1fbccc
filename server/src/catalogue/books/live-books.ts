import { createHash } from 'node:crypto';
import { type BookOnShelf, bookDraft, type PublishedBook } from '@nobi/kit/manifest';
import type { Database, DatabaseLog } from '../../database/database.ts';
import { notifyCache } from '../live/notify-cache.ts';
import { bookPath, bookPicturePath } from './book-file.rules.ts';
import { booksChanged, booksStore } from './books.store.ts';

/** The books that staff published, as the library's page asks for them. */
export interface LiveBooks {
  /** Whole, in the order in which they were published; another list as soon as one of them is another. */
  readonly all: readonly PublishedBook[];
  readonly covers: readonly BookOnShelf[];
  /** A whole book as JSON, by the name of its file. */
  text(file: string): string | undefined;
  /** What a family saves of them, with their bytes; the address of each. */
  readonly files: Readonly<Record<string, number>>;
  /** The address of each whole book, by its id: so that one that was changed is told from one that was withdrawn. */
  readonly paths: Readonly<Record<string, string>>;
  /** A draft as a child would get it. */
  draft(book: string): Promise<PublishedBook | undefined>;
  refresh(): Promise<void>;
}

const picturesOf = ({ pages }: PublishedBook): string[] =>
  pages.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));

/** Keeps published books at hand, fresh in this process. What this build cannot read is left out. */
export const openBooks = async ({
  db,
  log,
}: {
  db: Database;
  log: DatabaseLog;
}): Promise<LiveBooks> => {
  let all: readonly PublishedBook[] = [];
  let covers: readonly BookOnShelf[] = [];
  let texts = new Map<string, string>();
  let files: Readonly<Record<string, number>> = {};
  let paths: Readonly<Record<string, string>> = {};

  const read = (id: string, body: unknown): PublishedBook[] => {
    const found = bookDraft.safeParse(body);
    if (found.success) return [{ id, ...found.data }];
    log.warn({ book: id }, 'a published book cannot be read: it is left out of the library');
    return [];
  };

  const take = async () => {
    const rows = await booksStore(db).published();
    const books = rows.flatMap(({ book, body }) => read(book, body));
    const bytes = await booksStore(db).pictureBytes(books.flatMap(picturesOf));
    const named = books.map((book) => {
      const text = JSON.stringify(book);
      return { book, text, file: createHash('sha256').update(text).digest('hex') };
    });
    all = books;
    texts = new Map(named.map(({ file, text }) => [file, text]));
    covers = named.flatMap(({ book: { id, level, title, from, pages }, file }) =>
      pages.slice(0, 1).map(({ scene, picture }) => ({
        ...{ id, level, title, from, scene, file },
        ...(picture !== undefined && { picture }),
      })),
    );
    paths = Object.fromEntries(named.map(({ book, file }) => [book.id, bookPath(file)]));
    files = Object.fromEntries([
      ...named.map(({ file, text }) => [bookPath(file), Buffer.byteLength(text)] as const),
      ...[...bytes].map(([file, size]) => [bookPicturePath(file), size] as const),
    ]);
  };
  const refresh = await notifyCache({ db, log, channel: booksChanged, take });

  return {
    get all() {
      return all;
    },
    get covers() {
      return covers;
    },
    text: (file) => texts.get(file),
    get files() {
      return files;
    },
    get paths() {
      return paths;
    },
    async draft(book) {
      const row = await booksStore(db).one(book);
      return row && { id: row.id, ...row.draft };
    },
    refresh,
  };
};
