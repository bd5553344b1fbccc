import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { insistOnTwo } from '../../../audit/two-people.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { changesStore } from '../../changes.store.ts';
import { editionsStore } from '../../editions.store.ts';
import type { LiveLessons } from '../../live/live-lessons.ts';
import { liveLesson, showVersion } from './lesson-reading.service.ts';
import { isCourse } from './lessons.rules.ts';
import { lessonsStore, type VersionRow } from './lessons.store.ts';

export interface LessonVersionsDeps {
  readonly db: Database;
  readonly lessons: LiveLessons;
}

const aboutOf = ({ course, lesson, version }: VersionRow) => `${course}.${lesson} v${version}`;

const versionOf = async (from: Queryable, id: string) => {
  const row = await lessonsStore(from).one(id);
  if (!row) throw new Problem('not_found');
  return row;
};

/** What was handed in: a second person reads it, publishes it, and takes it back. */
export const lessonVersionsService = ({ db, lessons }: LessonVersionsDeps) => {
  const { book } = lessons;

  /** Children must still find a course: neither an empty sea nor more islands than it holds. */
  const insistOnCourse = async (tx: Queryable, course: string) => {
    const plan = book.courses.get(course);
    const currentVersions = await lessonsStore(tx).currentVersions();
    const edits = currentVersions
      .filter((row) => row.course === course && row.state === 'published')
      .flatMap(({ body }) => book.sound(course, body) ?? []);
    if (!plan || !isCourse(course, plan, edits)) throw new Problem('staff_course_full');
  };

  /** Does it in turn with every other change of the catalogue, and tells all processes. */
  const change = async (id: string, work: (tx: Queryable, row: VersionRow) => Promise<void>) => {
    await db.transaction(async (tx) => {
      await changesStore(tx).takeTurn();
      const row = await versionOf(tx, id);
      await work(tx, row);
      await insistOnCourse(tx, row.course);
      await editionsStore(tx).add(row.course);
      await editionsStore(tx).tell();
    });
    await lessons.refresh();
  };

  return {
    async one({ params }: CallInput<typeof staff.lessonVersion>, caller: StaffCaller) {
      const row = await versionOf(db, params.id);
      const live = (await liveLesson(book, db, row)) ?? null;
      return { ...showVersion(row, caller), edit: row.body, live };
    },

    async publish({ params }: CallInput<typeof staff.publishLesson>, by: StaffCaller) {
      await change(params.id, async (tx, row) => {
        if (row.state === 'published') throw new Problem('conflict');
        const isSeen = row.published_email !== null;
        // What two people have seen may come back by one, quickly.
        if (!isSeen && row.written_by === by.staffId) throw new Problem('staff_own_lesson');
        if (!isSeen) await insistOnTwo(tx, row.written_by, by.staffId);
        if (!book.sound(row.course, row.body)) throw new Problem('staff_lesson_unfit');
        await lessonsStore(tx).publish(row, by);
        const entry = { by, did: 'publishLesson', about: aboutOf(row) };
        await auditStore(tx).write({ ...entry, before: { state: row.state } });
      });
      return { id: params.id, state: 'published' as const };
    },

    async withdraw({ params }: CallInput<typeof staff.withdrawLesson>, by: StaffCaller) {
      await change(params.id, async (tx, row) => {
        if (row.state === 'withdrawn') throw new Problem('conflict');
        await lessonsStore(tx).withdraw(row.id);
        const entry = { by, did: 'withdrawLesson', about: aboutOf(row) };
        await auditStore(tx).write({ ...entry, before: { state: row.state } });
      });
      return { id: params.id, state: 'withdrawn' as const };
    },
  };
};
