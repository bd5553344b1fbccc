/**
 * Books that staff wrote in the console. They lie on this very origin: which there are is said to whoever opened this
 * page with a ticket; each is a file named by its bytes. Without a line those are here that were saved with the library.
 */
import type { Lang } from '@nobi/kit/guest';
import type { BookOnShelf } from '@nobi/kit/manifest';
import type { Cover } from '../rules/cover.ts';
import type { Story } from '../stories/story.ts';

const patience = 6000;
const savedFiles = 'nobi-files';
const bookFile = /^\/books\/[0-9a-f]{64}\.json$/;
const draftAddress = /^\/books\/drafts\/[a-z0-9-]+\?ticket=[\w.-]+$/;

/** Null where it did not arrive. */
const bring = async <Found>(address: string): Promise<Found | null> => {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
};

type ByLanguage = Readonly<Record<Lang, readonly string[]>>;
/** The ids of books, also built ones, of which every line was recorded, and those with each of their words. */
export interface RecordedBooks {
  readonly whole: ByLanguage;
  readonly words: ByLanguage;
}

interface Known {
  readonly covers: readonly Cover[];
  readonly recorded: RecordedBooks;
  load(id: string): Promise<Story | null>;
}

const none: ByLanguage = { id: [], en: [] };
export const noneRecorded: RecordedBooks = { whole: none, words: none };

interface Listed {
  readonly books: BookOnShelf[];
  readonly recorded?: ByLanguage;
  readonly recordedWords?: ByLanguage;
}

const coverOf = ({ id, level, title, from, pages }: Story): Cover[] =>
  pages.slice(0, 1).map(({ scene, picture }) => ({ id, level, title, from, scene, picture }));

/** What a family saved with the library. */
const savedBooks = async (): Promise<Known> => {
  const books: Story[] = [];
  if ('caches' in globalThis && (await caches.has(savedFiles))) {
    const cache = await caches.open(savedFiles);
    for (const request of await cache.keys()) {
      if (!bookFile.test(new URL(request.url).pathname)) continue;
      const found = await cache.match(request);
      if (found) books.push(await found.json());
    }
  }
  return {
    covers: books.flatMap(coverOf),
    recorded: noneRecorded,
    load: async (id) => books.find((book) => book.id === id) ?? null,
  };
};

const findBooks = async (): Promise<Known> => {
  const { search } = location;
  const isSigned = search.includes('ticket=');
  const list = isSigned ? await bring<Listed>(`books.json${search}`) : null;
  if (!list)
    return savedBooks().catch(() => ({
      covers: [],
      recorded: noneRecorded,
      load: async () => null,
    }));
  const files = new Map(list.books.map(({ id, file }) => [id, file]));
  return {
    covers: list.books,
    // A server of the release before, beside this one while it is replaced, says nothing of recordings.
    recorded: { whole: list.recorded ?? none, words: list.recordedWords ?? none },
    load: async (id) => (files.has(id) ? bring<Story>(`/books/${files.get(id)}.json`) : null),
  };
};

let finding: Promise<Known> | undefined;
/** Asked for once a visit. */
const known = (): Promise<Known> => {
  finding ??= findBooks();
  return finding;
};

export const recordedBooks = async (): Promise<RecordedBooks> => (await known()).recorded;
export const bookCovers = async (): Promise<readonly Cover[]> => (await known()).covers;
export const loadBook = async (id: string): Promise<Story | null> => (await known()).load(id);

/** A draft that staff look at; null for every other name of a work. */
export const loadDraft = async (opens: string | null): Promise<Story | null> =>
  opens && draftAddress.test(opens) ? bring<Story>(opens) : null;
