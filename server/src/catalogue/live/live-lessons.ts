import { type LessonEdit, type PublishedLessons, published } from '@nobi/kit/manifest';
import type { Database, DatabaseLog } from '../../database/database.ts';
import { editionsStore, lessonsChanged } from '../editions.store.ts';
import type { LessonBook } from '../lesson-book.ts';
import { notifyCache } from './notify-cache.ts';

/** What the children of a view play, beyond what was built. */
export interface Edition {
  readonly id: number;
  /** With their answers, the hidden ones too. */
  readonly edits: readonly LessonEdit[];
  /** What a child's page gets: no answers. */
  readonly lessons: PublishedLessons;
}

/** The lessons that staff published, in the newest edition of each course. */
export interface LiveLessons {
  readonly book: LessonBook;
  /** By course; another map as soon as one of them is another. */
  readonly all: ReadonlyMap<string, Edition>;
  /** Undefined while a course is as it was built. */
  current(course: string): Edition | undefined;
  /** Also an older one, for a view that began before the newest. */
  find(course: string, id: number): Promise<Edition | undefined>;
  refresh(): Promise<void>;
}

/** Views end; what is older is read again for the few that do not. */
const keptAtMost = 50;

/** Keeps published lessons at hand, fresh in this process. What this build cannot play is left out. */
export const openLessons = async (
  book: LessonBook,
  { db, log }: { db: Database; log: DatabaseLog },
): Promise<LiveLessons> => {
  let newest = new Map<string, Edition>();
  const older = new Map<number, Edition>();

  const editionOf = ({ id, course, bodies }: { id: number; course: string; bodies: unknown[] }) => {
    const edits = bodies.flatMap((body) => book.sound(course, body) ?? []);
    if (edits.length < bodies.length)
      log.warn({ course, edition: id }, 'a published lesson cannot be read: the built one plays');
    return { id, edits, lessons: published(edits) };
  };

  const take = async () => {
    const rows = (await editionsStore(db).newest()).filter(({ bodies }) => bodies.length > 0);
    newest = new Map(rows.map((row) => [row.course, editionOf(row)]));
  };
  const refresh = await notifyCache({ db, log, channel: lessonsChanged, take });

  return {
    book,
    get all() {
      return newest;
    },
    current: (course) => newest.get(course),
    async find(course, id) {
      const now = newest.get(course);
      const match = now?.id === id ? now : older.get(id);
      if (match) return match;
      const row = await editionsStore(db).one(course, id);
      if (!row) return undefined;
      const edition = editionOf(row);
      const [first] = older.keys();
      if (first !== undefined && older.size >= keptAtMost) older.delete(first);
      older.set(id, edition);
      return edition;
    },
    refresh,
  };
};
