import type { Language } from '@nobi/contract';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import type { LiveCatalogue } from '../live/live-catalogue.ts';
import { lessonsStore } from './lessons/lessons.store.ts';
import { packagesStore } from './packages.store.ts';

interface ContentQueuesDeps {
  readonly db: Database;
  readonly catalogue: Pick<LiveCatalogue, 'built'>;
}

/** Lessons and packages that wait for a second person, the oldest first; nobody sees their own. */
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
