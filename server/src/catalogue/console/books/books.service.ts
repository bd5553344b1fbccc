import { randomBytes } from 'node:crypto';
import { Problem, type staff } from '@nobi/contract';
import { type BookDraft, bookDraft, bookFindings } from '@nobi/kit/manifest';
import { auditStore } from '../../../audit/audit.store.ts';
import { insistOnTwo } from '../../../audit/two-people.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { bookDraftPath, libraryPath } from '../../books/book-file.rules.ts';
import { type BookRow, booksStore } from '../../books/books.store.ts';
import type { LiveBooks } from '../../books/live-books.ts';
import { type BookPicturesDeps, bookPictures } from './book-pictures.ts';
import { bookIdFor, levelNumbered, newBook, picturesIn } from './books.rules.ts';

export interface BooksDeps extends BookPicturesDeps {
  readonly db: Database;
  readonly books: LiveBooks;
  /** Whether the operator lets staff make drafts from EPUB files. */
  readonly importsEpub: boolean;
  /** Signs a path of the play origin for a few minutes. */
  readonly signAddress: (path: string) => string;
}

const show = ({ id, draft, version, has_changes, changed_email, changed_at }: BookRow) => ({
  id,
  title_id: draft.title.id,
  title_en: draft.title.en,
  level: draft.level,
  version,
  has_changes,
  changed_by: changed_email,
  changed_at: changed_at.toISOString(),
});

const bookAt = async (from: Queryable, id: string): Promise<BookRow> => {
  const row = await booksStore(from).one(id);
  if (!row) throw new Problem('not_found');
  return row;
};

/** For a change: nobody else changes it until this one is done. */
const lockedAt = async (tx: Queryable, id: string): Promise<BookRow> => {
  await booksStore(tx).lock(id);
  return bookAt(tx, id);
};

/** What is to be mended in a book, also in whose work it is where it was imported. */
const findingsIn = (draft: BookDraft, { imported }: Pick<BookRow, 'imported'>) =>
  bookFindings(draft, { isImported: imported !== null });

/** A book as it was sent, or invalid_input: also where it shows a picture that nobody uploaded. */
const readDraft = async (from: Queryable, sent: unknown): Promise<BookDraft> => {
  const read = bookDraft.safeParse(sent);
  if (!read.success) throw new Problem('invalid_input');
  const named = picturesIn(read.data);
  if ((await booksStore(from).heldPictures(named)) < named.length)
    throw new Problem('invalid_input');
  return read.data;
};

const reading = ({ db, signAddress, importsEpub }: BooksDeps) => ({
  async list() {
    return { books: (await booksStore(db).all()).map(show), can_import: importsEpub };
  },

  async one({ params }: CallInput<typeof staff.book>, caller: StaffCaller) {
    const row = await bookAt(db, params.book);
    const versions = await booksStore(db).versions(row.id);
    return {
      ...show(row),
      draft: row.draft,
      revision: row.revision,
      is_own: row.changed_by === caller.staffId,
      findings: findingsIn(row.draft, row),
      imported: row.imported && {
        rights: row.imported.rights,
        left_out_pages: row.imported.left_out_pages,
        left_out_pictures: [...row.imported.left_out_pictures],
      },
      versions: versions.map(({ written_email, published_email, published_at, ...rest }) => ({
        ...rest,
        written_by: written_email,
        published_by: published_email,
        published_at: published_at.toISOString(),
      })),
    };
  },

  async version({ params }: CallInput<typeof staff.bookVersion>) {
    const draft = await booksStore(db).version(params.book, Number(params.version));
    if (!draft) throw new Problem('not_found');
    return { draft };
  },

  async preview({ params }: CallInput<typeof staff.previewBook>) {
    const { id } = await bookAt(db, params.book);
    const draft = new URL(signAddress(bookDraftPath(id)));
    const opens = `${draft.pathname}${draft.search}`;
    return { url: signAddress(libraryPath), trust: 'house' as const, opens };
  },
});

const writing = ({ db, ...deps }: BooksDeps) => ({
  async add({ body }: CallInput<typeof staff.addBook>, by: StaffCaller) {
    const title = { id: body.title_id, en: body.title_en };
    const book = bookIdFor(body.title_id, randomBytes(4).toString('hex'));
    await db.transaction(async (tx) => {
      const draft = newBook(title, levelNumbered(body.level));
      const isNew = await booksStore(tx).begin(book, { draft }, by);
      if (!isNew) throw new Error(`The book ${book} is there already.`);
      await auditStore(tx).write({ by, did: 'addBook', about: book });
    });
    return { book };
  },

  async keep({ params, body }: CallInput<typeof staff.keepBook>, by: StaffCaller) {
    return await db.transaction(async (tx) => {
      const draft = await readDraft(tx, body.draft);
      const before = await lockedAt(tx, params.book);
      const next = await booksStore(tx).keep(before.id, { draft, revision: body.revision }, by);
      if (next === undefined) throw new Problem('staff_book_moved');
      const after = { revision: next };
      await auditStore(tx).write({ by, did: 'keepBook', about: before.id, after });
      return { revision: next, findings: findingsIn(draft, before) };
    });
  },

  async drop({ params }: CallInput<typeof staff.dropBook>, by: StaffCaller) {
    await db.transaction(async (tx) => {
      const { id } = await lockedAt(tx, params.book);
      if ((await booksStore(tx).versions(id)).length > 0) throw new Problem('conflict');
      await booksStore(tx).drop(id);
      await auditStore(tx).write({ by, did: 'dropBook', about: id });
    });
    return {};
  },

  async addPicture({ files: uploads }: CallInput<typeof staff.addBookPicture>, by: StaffCaller) {
    const { picture, ...others } = uploads;
    if (!picture || Object.keys(others).length > 0) throw new Problem('invalid_input');
    const { file, bytes, keep } = await bookPictures(deps).draw(picture);
    await db.transaction(async (tx) => {
      await booksStore(tx).addPicture(file, bytes, by);
      // Once more, now that nobody takes the row away as unused.
      await keep();
      await auditStore(tx).write({ by, did: 'addBookPicture', about: file.slice(0, 12) });
    });
    return { picture: file };
  },
});

const publishing = ({ db, books }: BooksDeps) => ({
  async publish({ params, body }: CallInput<typeof staff.publishBook>, by: StaffCaller) {
    const version = await db.transaction(async (tx) => {
      const row = await lockedAt(tx, params.book);
      if (row.revision !== body.revision) throw new Problem('staff_book_moved');
      if (row.changed_by === by.staffId) throw new Problem('staff_own_book');
      await insistOnTwo(tx, row.changed_by, by.staffId);
      const draft = bookDraft.safeParse(row.draft);
      if (!draft.success || findingsIn(draft.data, row).length > 0)
        throw new Problem('staff_book_unfit');
      const next = await booksStore(tx).publish(row, by);
      const entry = { by, did: 'publishBook', about: `${row.id} v${next}` };
      await auditStore(tx).write({ ...entry, before: { version: row.version } });
      await booksStore(tx).tell();
      return next;
    });
    await books.refresh();
    return { version };
  },

  async withdraw({ params }: CallInput<typeof staff.withdrawBook>, by: StaffCaller) {
    await db.transaction(async (tx) => {
      const { id, version } = await lockedAt(tx, params.book);
      if (!(await booksStore(tx).withdraw(id))) throw new Problem('conflict');
      await auditStore(tx).write({ by, did: 'withdrawBook', about: `${id} v${version}` });
      await booksStore(tx).tell();
    });
    await books.refresh();
    return {};
  },
});

/** Books of the library: written by some, published by somebody who did not write last. */
export const booksService = (deps: BooksDeps) => ({
  ...reading(deps),
  ...writing(deps),
  ...publishing(deps),
});
