/** A book of the library: as it is written in the console, and as a child's page gets it. */
import * as z from 'zod/mini';
import { bookLicences } from './book-licences.ts';
import { bookCast, bookMoods, bookPlaces, bookThings, bookWeathers } from './book-parts.ts';

/** Text that a database can keep: no NUL, no half characters. */
const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'cannot be stored'),
  );
const both = (most: number) => z.strictObject({ id: text(most), en: text(most) });

const scene = z.strictObject({
  place: z.enum(bookPlaces),
  who: z
    .array(z.strictObject({ name: z.enum(bookCast), mood: z.optional(z.enum(bookMoods)) }))
    .check(z.maxLength(5)),
  things: z.optional(z.array(z.enum(bookThings)).check(z.maxLength(5))),
  weather: z.optional(z.enum(bookWeathers)),
});

/** A picture that somebody uploaded, named by its bytes (SHA-256); it stands for the scene. */
const picture = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const page = z.strictObject({
  text: both(600),
  scene,
  picture: z.optional(picture),
});

const question = z.strictObject({
  ask: both(200),
  right: both(120),
  wrong: z.tuple([both(120), both(120)]),
  /** The page that the answer stands on, from 0. */
  page: z.int().check(z.gte(0), z.lte(19)),
});

/** Whose work it is; shown to the adult behind the last page. */
const credits = z.strictObject({
  author: text(120),
  illustrator: text(120),
  /** A dash where the book was not translated. */
  translator: text(120),
  publisher: text(120),
  /** Where it comes from: an address beginning with https. */
  source: text(300),
  /** Null while nobody has chosen one. */
  licence: z.nullable(z.enum(bookLicences)),
});
export type BookCredits = z.infer<typeof credits>;

/** Half of it may still be missing: `bookFindings` says what. */
export const bookDraft = z.strictObject({
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  title: both(80),
  /** Where it plays. */
  from: text(80),
  pages: z.array(page).check(z.minLength(1), z.maxLength(20)),
  questions: z.tuple([question, question]),
  retell: z.tuple([both(200), both(200), both(200)]),
  /** Null for a book that was written here; an imported one has them always. */
  credits: z.nullable(credits),
});
export type BookDraft = z.infer<typeof bookDraft>;
export type BookPage = BookDraft['pages'][number];
export type BookScene = BookPage['scene'];

/** As a child's page gets it. */
export type PublishedBook = BookDraft & { readonly id: string };

/** What a shelf shows of a published book, and the name of the file with all of it. */
export interface BookOnShelf
  extends Pick<PublishedBook, 'id' | 'level' | 'title' | 'from'>,
    Pick<BookPage, 'scene' | 'picture'> {
  readonly file: string;
}
