import type { BookDraft } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Queryable } from '../../database/database.ts';

/** Payload: nothing; whoever hears it reads every published book anew. */
export const booksChanged = 'library_books_changed';

/** What is kept of the file that a book came from. */
export interface BookImport {
  /** SHA-256 of the file. */
  readonly file: string;
  /** What it says of its rights, in its own words. */
  readonly rights: string;
  /** Pages beyond the most that a book has, and pictures that are none of ours. */
  readonly left_out_pages: number;
  readonly left_out_pictures: readonly string[];
}

export interface BookRow {
  readonly id: string;
  readonly draft: BookDraft;
  readonly revision: number;
  readonly changed_by: string;
  readonly changed_email: string;
  readonly changed_at: Date;
  /** What children see. */
  readonly version: number | null;
  readonly has_changes: boolean;
  /** Null for a book that was begun in the console. */
  readonly imported: BookImport | null;
}

interface VersionRow {
  readonly version: number;
  readonly state: 'published' | 'replaced' | 'withdrawn';
  readonly written_email: string;
  readonly published_email: string;
  readonly published_at: Date;
}

type By = Pick<StaffCaller, 'staffId' | 'email'>;

/** As many as a person looks through; older ones stay in the audit log by number. */
const versionsShownAtMost = 30;

const bookRows = `select b.id, b.draft, b.revision, b.changed_by::text, b.changed_email, b.changed_at, b.imported,
    v.version, v.body is distinct from b.draft as has_changes
  from library_book b
  left join library_book_version v on v.book = b.id and v.state = 'published'`;

const drafts = (db: Queryable) => ({
  all: () => db.query<BookRow>(`${bookRows} order by b.changed_at desc, b.id`),

  async one(id: string): Promise<BookRow | undefined> {
    const [row] = await db.query<BookRow>(`${bookRows} where b.id = $1`, [id]);
    return row;
  },

  /** What others changed since it was last published, the oldest first; what was withdrawn as it is waits for nobody. */
  changed: (staffId: string) =>
    db.query<Pick<BookRow, 'id' | 'draft' | 'imported' | 'changed_at'>>(
      `select b.id, b.draft, b.imported, b.changed_at from library_book b
       where b.changed_by <> $1 and b.draft is distinct from
         (select v.body from library_book_version v where v.book = b.id order by v.version desc limit 1)
       order by b.changed_at, b.id`,
      [staffId],
    ),

  /** Whoever changes or publishes a book does so in turn. */
  lock: (id: string) => db.query('select 1 from library_book where id = $1 for update', [id]),

  async begin(
    id: string,
    { draft, imported = null }: { draft: BookDraft; imported?: BookImport | null },
    by: By,
  ): Promise<boolean> {
    const rows = await db.query(
      `insert into library_book (id, draft, changed_by, changed_email, imported)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [id, JSON.stringify(draft), by.staffId, by.email, imported && JSON.stringify(imported)],
    );
    return rows.length > 0;
  },

  /** Undefined when somebody was quicker. */
  async keep(
    id: string,
    { draft, revision }: { draft: BookDraft; revision: number },
    by: By,
  ): Promise<number | undefined> {
    const [row] = await db.query<{ revision: number }>(
      `update library_book set draft = $2, revision = revision + 1, changed_by = $4,
         changed_email = $5, changed_at = now()
       where id = $1 and revision = $3 returning revision`,
      [id, JSON.stringify(draft), revision, by.staffId, by.email],
    );
    return row?.revision;
  },

  async drop(id: string): Promise<void> {
    await db.query('delete from library_book where id = $1', [id]);
  },
});

const versions = (db: Queryable) => ({
  /** The newest first. */
  versions: (book: string) =>
    db.query<VersionRow>(
      `select version, state, written_email, published_email, published_at
       from library_book_version where book = $1 order by version desc limit $2`,
      [book, versionsShownAtMost],
    ),

  async version(book: string, version: number): Promise<BookDraft | undefined> {
    const [row] = await db.query<{ body: BookDraft }>(
      'select body from library_book_version where book = $1 and version = $2',
      [book, version],
    );
    return row?.body;
  },

  published: () =>
    db.query<{ book: string; body: unknown }>(
      `select book, body from library_book_version where state = 'published'
       order by published_at, book`,
    ),

  /** The draft as it stands becomes what children see. */
  async publish({ id, draft, changed_by, changed_email }: BookRow, by: By): Promise<number> {
    await db.query(
      `update library_book_version set state = 'replaced' where book = $1 and state = 'published'`,
      [id],
    );
    const [row] = await db.query<{ version: number }>(
      `insert into library_book_version
         (book, version, body, state, written_by, written_email, published_by, published_email)
       select $1, coalesce(max(version), 0) + 1, $2, 'published', $3, $4, $5, $6
       from library_book_version where book = $1 returning version`,
      [id, JSON.stringify(draft), changed_by, changed_email, by.staffId, by.email],
    );
    return row?.version ?? 1;
  },

  async withdraw(book: string): Promise<boolean> {
    const rows = await db.query(
      `update library_book_version set state = 'withdrawn'
       where book = $1 and state = 'published' returning 1`,
      [book],
    );
    return rows.length > 0;
  },
});

const picturesNamed = `select picture #>> '{}' from
    (select draft as book from library_book union all select body from library_book_version) as books,
    jsonb_path_query(book, '$.pages[*].picture') as picture`;

const pictures = (db: Queryable) => ({
  /** The same picture twice is one, and as new as its second time. */
  addPicture: (file: string, bytes: number, { staffId }: By) =>
    db.query(
      `insert into library_picture (file, bytes, uploaded_by) values ($1, $2, $3)
       on conflict (file) do update set uploaded_at = now()`,
      [file, bytes, staffId],
    ),

  /** For a draft that is about to name them: those that are there, which stay until it is written. */
  async heldPictures(files: readonly string[]): Promise<number> {
    const rows = await db.query(
      'select 1 from library_picture where file = any($1) order by file for key share',
      [files],
    );
    return rows.length;
  },

  /** Pictures that no draft and no version names, a week after they were uploaded; now this transaction's. */
  async takeUnused(): Promise<string[]> {
    const old = await db.query<{ file: string }>(
      `select file from library_picture
       where uploaded_at < now() - interval '7 days' and file not in (${picturesNamed})
       order by file limit 100 for update skip locked`,
    );
    // Once more: a draft may have come to name one until it was locked.
    const unused = await db.query<{ file: string }>(
      `delete from library_picture where file = any($1) and file not in (${picturesNamed})
       returning file`,
      [old.map(({ file }) => file)],
    );
    return unused.map(({ file }) => file);
  },

  /** The bytes of each picture that is there, by its name. */
  async pictureBytes(files: readonly string[]): Promise<Map<string, number>> {
    const rows = await db.query<{ file: string; bytes: number }>(
      'select file, bytes from library_picture where file = any($1)',
      [files],
    );
    return new Map(rows.map(({ file, bytes }) => [file, bytes]));
  },
});

/** Books of the library: drafts, published versions, and pictures of their pages. */
export const booksStore = (db: Queryable) => ({
  ...drafts(db),
  ...versions(db),
  ...pictures(db),
  /** Heard by every process once the transaction commits. */
  tell: () => db.query('select pg_notify($1, $2)', [booksChanged, '']),
});
