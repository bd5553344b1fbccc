import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, slug } from '../call/text.ts';

const state = z.enum(['published', 'replaced', 'withdrawn']);

/** A field by its path, such as `pages.0.text.id`, and what is wrong there. */
const findings = z.array(z.object({ at: z.string(), code: z.string() }));

const byBook = z.object({ book: slug });
const revision = z.int('invalid_input').check(z.gte(1, 'invalid_input'));

const bookRow = {
  id: z.string(),
  title_id: z.string(),
  title_en: z.string(),
  level: z.int(),
  /** The version that children see; null where they see none. */
  version: z.nullable(z.int()),
  /** The draft says something else than what children see. */
  has_changes: z.boolean(),
  changed_by: z.string(),
  changed_at: z.string(),
};

const version = z.object({
  version: z.int(),
  state,
  written_by: z.string(),
  published_by: z.string(),
  published_at: z.string(),
});

const wholeBook = z.object({
  ...bookRow,
  /** In the kit's own shape (`BookDraft`). */
  draft: z.unknown(),
  revision: z.int(),
  /** Whoever asks wrote it last: somebody else publishes it. */
  is_own: z.boolean(),
  findings,
  versions: z.array(version),
  /** What the EPUB that it came from says of its rights, and what of it was left out; else null. */
  imported: z.nullable(
    z.object({
      rights: z.string(),
      left_out_pages: z.int(),
      left_out_pictures: z.array(z.string()),
    }),
  ),
});

/** Books of the library, written in the console; a book travels as the kit has it (`BookDraft`). */
export const staffBooks = {
  books: call({
    method: 'GET',
    path: '/api/staff/books/',
    access: 'staff',
    role: ['content'],
    says: 'The books that were written here, the last changed first.',
    reply: z.object({
      books: z.array(z.object(bookRow)),
      /** Whether `importBook` answers here. */
      can_import: z.boolean(),
    }),
    origin: 'added',
  }),
  book: call({
    method: 'GET',
    path: '/api/staff/books/{book}/',
    access: 'staff',
    role: ['content'],
    says: 'One book: its draft, what is to be mended in it, and its published versions.',
    params: byBook,
    reply: wholeBook,
    errors: ['not_found'],
    origin: 'added',
  }),
  addBook: call({
    method: 'POST',
    path: '/api/staff/books/',
    access: 'staff',
    role: ['content'],
    says: 'Begins a book of one level with empty pages; it is a draft at first.',
    body: z.strictObject({
      title_id: line(80),
      title_en: line(80),
      level: z.int('invalid_input').check(z.gte(1, 'invalid_input'), z.lte(5, 'invalid_input')),
    }),
    reply: z.object({ book: z.string() }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  keepBook: call({
    method: 'PUT',
    path: '/api/staff/books/{book}/draft/',
    access: 'staff',
    role: ['content'],
    says: 'Keeps the draft of a book, finished or not; `revision` is the one that it was made from.',
    params: byBook,
    body: z.strictObject({ draft: z.record(z.string(), z.unknown(), 'invalid_input'), revision }),
    reply: z.object({ revision: z.int(), findings }),
    errors: ['not_found', 'invalid_input', 'staff_book_moved'],
    origin: 'added',
  }),
  dropBook: call({
    method: 'DELETE',
    path: '/api/staff/books/{book}/',
    access: 'staff',
    role: ['content'],
    says: 'Throws a book away that was never published.',
    params: byBook,
    reply: z.object({}),
    errors: ['not_found', 'conflict'],
    origin: 'added',
  }),
  publishBook: call({
    method: 'POST',
    path: '/api/staff/books/{book}/publish/',
    access: 'staff',
    role: ['content'],
    says: 'Gives the draft to children as the next version; done by somebody who did not write it last.',
    params: byBook,
    body: z.strictObject({ revision }),
    reply: z.object({ version: z.int() }),
    errors: [
      'not_found',
      'invalid_input',
      'staff_book_moved',
      'staff_own_book',
      'staff_second_too_new',
      'staff_book_unfit',
    ],
    origin: 'added',
  }),
  withdrawBook: call({
    method: 'POST',
    path: '/api/staff/books/{book}/withdraw/',
    access: 'staff',
    role: ['content'],
    says: 'Takes a book off the children’s shelf; its draft stays.',
    params: byBook,
    reply: z.object({}),
    errors: ['not_found', 'conflict'],
    origin: 'added',
  }),
  bookVersion: call({
    method: 'GET',
    path: '/api/staff/books/{book}/versions/{version}/',
    access: 'staff',
    role: ['content'],
    says: 'A published version whole, to be read or to go on from.',
    params: z.object({
      book: slug,
      version: z.string('not_found').check(z.regex(/^[1-9]\d{0,5}$/, 'not_found')),
    }),
    reply: z.object({ draft: z.unknown() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  previewBook: call({
    method: 'POST',
    path: '/api/staff/books/{book}/preview/',
    access: 'staff',
    role: ['content'],
    says: 'Answers the signed addresses by which the library opens with the kept draft.',
    params: byBook,
    reply: z.object({ url: z.string(), trust: z.enum(['house', 'guest']), opens: z.string() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  addBookPicture: call({
    method: 'POST',
    path: '/api/staff/book-pictures/',
    access: 'staff',
    role: ['content'],
    says: 'Redraws a picture for a page (field `picture`: JPEG, PNG or WebP) and answers its name.',
    reply: z.object({ picture: z.string() }),
    encoding: 'multipart',
    errors: ['invalid_input', 'picture_refused', 'too_large'],
    origin: 'added',
  }),
  importBook: call({
    method: 'POST',
    path: '/api/staff/book-imports/',
    access: 'staff',
    role: ['content'],
    says: 'Makes a draft from an EPUB (field `epub`, at most 20 MB) whose licence allows selling and changing; not_found where the operator has not switched it on.',
    body: z.object({
      level: z.string('invalid_input').check(z.regex(/^[1-5]$/, 'invalid_input')),
    }),
    reply: z.object({ book: z.string() }),
    encoding: 'multipart',
    largestFile: 20,
    errors: [
      'not_found',
      'invalid_input',
      'too_large',
      'staff_epub_unread',
      'staff_epub_unsafe',
      'staff_epub_locked',
      'staff_epub_licence',
      'staff_epub_language',
      'staff_epub_empty',
    ],
    origin: 'added',
  }),
};
