import type { Language } from '@nobi/contract';
import { bookDraft, bookFindings } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import { type BookRow, booksStore } from '../books/books.store.ts';
import type { LiveCatalogue } from '../live/live-catalogue.ts';
import { lessonsStore } from './lessons/lessons.store.ts';
import { packagesStore } from './packages.store.ts';

interface ContentQueuesDeps {
  readonly db: Database;
  readonly catalogue: Pick<LiveCatalogue, 'built'>;
}

/** Without a fault: one that is still being written waits for nobody. */
const isReady = ({ draft, imported }: Pick<BookRow, 'draft' | 'imported'>) => {
  const read = bookDraft.safeParse(draft);
  return read.success && bookFindings(read.data, { isImported: imported !== null }).length === 0;
};

/** Lessons, books and packages that wait for a second person, the oldest first; nobody sees their own. */
export const contentQueues = ({ db, catalogue }: ContentQueuesDeps) => ({
  async lessons(limit: number, by: StaffCaller, language: Language) {
    const rows = await lessonsStore(db).waiting(by.staffId, limit);
    return rows.map(({ course, lesson, handed_in_at }) => ({
      id: `${course}.${lesson}`,
      title: catalogue.built.find('course', course)?.title[language] ?? course,
      topic: lesson,
      since: handed_in_at,
    }));
  },

  async books(limit: number, by: StaffCaller, language: Language) {
    const rows = (await booksStore(db).changed(by.staffId)).filter(isReady);
    return rows.slice(0, limit).map(({ id, draft, changed_at }) => ({
      id,
      title: draft.title[language],
      topic: String(draft.level),
      since: changed_at,
    }));
  },

  async packages(limit: number, by: StaffCaller, language: Language) {
    const rows = await packagesStore(db).waiting(by.staffId, limit);
    return rows.map(({ id, manifest, kind, uploaded_at }) => ({
      id,
      title: manifest.title[language],
      topic: kind,
      since: uploaded_at,
    }));
  },
});
