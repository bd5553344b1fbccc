import { createHash, randomBytes } from 'node:crypto';
import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { seconds } from '../../../time/durations.ts';
import { type BookImport, booksStore } from '../../books/books.store.ts';
import type { EpubReader } from '../../epub/epub-reader.ts';
import type { EpubBook } from '../../epub/read-epub.ts';
import { type BookPicturesDeps, bookPictures } from './book-pictures.ts';
import { bookIdFor, importedBook, levelNumbered } from './books.rules.ts';

export interface ImportBookDeps extends BookPicturesDeps {
  readonly db: Database;
  readonly epubs: EpubReader;
  readonly importsEpub: boolean;
}

type Drawn = Awaited<ReturnType<ReturnType<typeof bookPictures>['draw']>>;

const ifNoPicture = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'picture_refused') return undefined;
  throw error;
};

/** So long may pictures begin to be drawn: one that nobody can draw takes ten seconds, and a minute ends the call. */
const drawnWithin = seconds(35);

/** Pictures of an EPUB by their path, one after the other; those that are none, or come too late, are named. */
const drawAll = async (deps: BookPicturesDeps, { pictures, leftOut }: EpubBook, late: number) => {
  const drawn = new Map<string, Drawn>();
  const refused = [...leftOut.pictures];
  for (const [path, bytes] of pictures) {
    if (Date.now() > late) {
      refused.push(path);
      continue;
    }
    const picture = await bookPictures(deps).drawImported(bytes).catch(ifNoPicture);
    if (picture) drawn.set(path, picture);
    else refused.push(path);
  }
  return { drawn, refused };
};

/** As a page of the console shows it. */
const shownName = (path: string): string => path.slice(-120).toWellFormed();

/** Makes a draft from an EPUB; nothing of it reaches a child before two people have read it. */
export const importBookService = ({ db, epubs, importsEpub, ...deps }: ImportBookDeps) => ({
  async importBook({ files: uploads, body }: CallInput<typeof staff.importBook>, by: StaffCaller) {
    if (!importsEpub) throw new Problem('not_found');
    const { epub, ...others } = uploads;
    if (!epub || Object.keys(others).length > 0) throw new Problem('invalid_input');
    const late = Date.now() + drawnWithin;
    const found = await epubs.read(epub);
    const { drawn, refused } = await drawAll(deps, found, late);
    const names = new Map([...drawn].map(([path, { file }]) => [path, file]));
    const draft = importedBook(found, { level: levelNumbered(Number(body.level)), drawn: names });
    const imported: BookImport = {
      file: createHash('sha256').update(epub).digest('hex'),
      rights: found.metadata.rights,
      left_out_pages: found.leftOut.pages,
      left_out_pictures: refused.map(shownName),
    };
    const book = bookIdFor(found.metadata.title, randomBytes(4).toString('hex'));
    await db.transaction(async (tx) => {
      const store = booksStore(tx);
      for (const { file, bytes, keep } of drawn.values()) {
        await store.addPicture(file, bytes, by);
        // Once more, now that nobody takes the row away as unused.
        await keep();
      }
      const isNew = await store.begin(book, { draft, imported }, by);
      if (!isNew) throw new Error(`The book ${book} is there already.`);
      const after = { file: imported.file.slice(0, 12), pages: draft.pages.length };
      await auditStore(tx).write({ by, did: 'importBook', about: book, after });
    });
    return { book };
  },
});
