/** Books of the library that staff took off the shelf. */
import type { Pack } from '@nobi/kit/offline';

/** A saved book: its file, and what of it is a file of its own. */
export interface SavedBook {
  readonly path: string;
  readonly id: string;
  readonly pictures: readonly string[];
}

const bookPath = /^\/books\/[0-9a-f]{64}\.json$/;

export const bookPathsIn = ({ files }: Pack): string[] =>
  Object.keys(files).filter((path) => bookPath.test(path));

/** What is saved under that address, read as far as it is known here. */
export const savedBook = (path: string, book: unknown): SavedBook => {
  const { id, pages } = Object(book);
  const named = Array.isArray(pages)
    ? pages.map((page: unknown) => String(Object(page).picture))
    : [];
  return { path, id: String(id), pictures: named.map((name) => `/books/pictures/${name}.webp`) };
};

/**
 * The pack without what belongs to withdrawn books alone. A book that was only changed stays as it was saved, until
 * its new edition comes: who saves data would else be left without it.
 */
export const withoutWithdrawn = (
  pack: Pack,
  { shown, books }: { shown: Pack; books: readonly SavedBook[] },
): Pack => {
  const isShown = ({ id }: SavedBook) => Object.hasOwn(shown.books ?? {}, id);
  const needed = new Set(books.filter(isShown).flatMap(({ pictures }) => pictures));
  const withdrawn = books
    .filter((book) => !isShown(book))
    .flatMap(({ path, pictures }) => [path, ...pictures]);
  const gone = new Set(withdrawn.filter((path) => !needed.has(path)));
  const files = Object.entries(pack.files).filter(([path]) => !gone.has(path));
  return { ...pack, files: Object.fromEntries(files) };
};
