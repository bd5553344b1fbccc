import { randomBytes } from 'node:crypto';
import { Problem, type staff } from '@nobi/contract';
import { type CoursePlan, lessonDraft } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../callers/caller.ts';
import { aboutsOf, type LessonBook } from '../../catalogue/lesson-book.ts';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { copyOf, lessonIdFor, lessonRows } from './lessons.rules.ts';
import { type LessonPlace, lessonsStore, type VersionRow } from './lessons.store.ts';

export interface LessonsDeps {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly book: LessonBook;
  readonly playUrl: string;
}

export const showVersion = (row: VersionRow, caller: StaffCaller) => ({
  id: row.id,
  version: row.version,
  state: row.state,
  written_by: row.written_email,
  handed_in_at: row.handed_in_at.toISOString(),
  published_by: row.published_email,
  published_at: row.published_at?.toISOString() ?? null,
  is_own: row.written_by === caller.accountId,
});

/** A task of a new lesson; names of tasks are never shown, so chance may make them. */
const newName = () => `t-${randomBytes(6).toString('hex')}`;

/** What children see of a lesson now, with its answers. */
export const liveLesson = async (book: LessonBook, from: Queryable, place: LessonPlace) => {
  const published = (await lessonsStore(from).of(place)).find(({ state }) => state === 'published');
  const edit = published && book.sound(place.course, published.body);
  const plan = book.courses.get(place.course);
  return edit ?? plan?.lessons.find(({ lesson }) => lesson.id === place.lesson);
};

export const lessonsService = ({ db, catalogue, book, playUrl }: LessonsDeps) => {
  const planOf = (course: string) => {
    const plan = book.courses.get(course);
    const item = catalogue.built.find('course', course);
    if (!plan || !item) throw new Problem('not_found');
    return { plan, item };
  };

  const publishedOf = (course: string, standing: readonly VersionRow[]) =>
    standing
      .filter((row) => row.course === course && row.state === 'published')
      .flatMap(({ body }) => book.sound(course, body) ?? []);

  /** What of a lesson there is; nothing at all is an address that nobody made. */
  const found = async (from: Queryable, place: LessonPlace, caller: StaffCaller) => {
    const { plan, item } = planOf(place.course);
    const store = lessonsStore(from);
    const [live, draft, versions] = [
      await liveLesson(book, from, place),
      await store.draft(place, caller.accountId),
      await store.of(place),
    ];
    if (!live && !draft && versions.length === 0) throw new Problem('not_found');
    return { plan, item, live, draft, versions };
  };

  const courseRow = (
    [id, plan]: [string, CoursePlan],
    standing: readonly VersionRow[],
    drafts: readonly (LessonPlace & { body: unknown })[],
  ) => {
    const { item } = planOf(id);
    return {
      id,
      title_id: item.title.id,
      title_en: item.title.en,
      thumbnail: `${playUrl}${item.thumbnail}`,
      lessons: lessonRows(plan, {
        edits: publishedOf(id, standing),
        standing: standing.filter(({ course }) => course === id),
        drafts: drafts.filter(({ course }) => course === id),
      }),
    };
  };

  return {
    async courses(_: Asked<typeof staff.lessonCourses>, caller: StaffCaller) {
      const store = lessonsStore(db);
      const [standing, drafts] = [await store.standing(), await store.draftsOf(caller.accountId)];
      return { courses: [...book.courses].map((each) => courseRow(each, standing, drafts)) };
    },

    async one({ params }: Asked<typeof staff.lesson>, caller: StaffCaller) {
      const { plan, item, live, draft, versions } = await found(db, params, caller);
      const read = lessonDraft.safeParse(draft?.body).data;
      return {
        course_id: item.title.id,
        course_en: item.title.en,
        plan,
        abouts: aboutsOf(plan, params.lesson),
        is_built: plan.lessons.some(({ lesson }) => lesson.id === params.lesson),
        live: live ?? null,
        draft: read ?? null,
        revision: draft?.revision ?? null,
        changed_at: draft?.changed_at.toISOString() ?? null,
        findings: read ? book.findings(params.course, read) : [],
        versions: versions.map((row) => showVersion(row, caller)),
      };
    },

    async add({ params, body }: Asked<typeof staff.addLesson>, by: StaffCaller) {
      const { plan } = planOf(params.course);
      return await db.transaction(async (tx) => {
        const store = lessonsStore(tx);
        const like = await liveLesson(book, tx, { course: params.course, lesson: body.like });
        if (!like) throw new Problem('not_found');
        const taken = new Set([
          ...plan.lessons.map(({ lesson }) => lesson.id),
          ...(await store.namesIn(params.course)),
        ]);
        const lesson = lessonIdFor(body.title_en, taken);
        const title = { id: body.title_id, en: body.title_en };
        const draft = copyOf(like, { id: lesson, title, nextId: newName });
        const place = { course: params.course, lesson };
        await store.keepDraft(place, { body: draft, revision: null }, by.accountId);
        await auditStore(tx).write({ by, did: 'addLesson', about: `${params.course}.${lesson}` });
        return { lesson };
      });
    },

    async keep({ params, body }: Asked<typeof staff.keepDraft>, by: StaffCaller) {
      const read = lessonDraft.safeParse(body.draft);
      if (!read.success || read.data.lesson.id !== params.lesson)
        throw new Problem('invalid_input');
      const revision = await db.transaction(async (tx) => {
        await found(tx, params, by);
        const kept = { body: read.data, revision: body.revision };
        const next = await lessonsStore(tx).keepDraft(params, kept, by.accountId);
        if (next === undefined) throw new Problem('staff_draft_moved');
        const about = `${params.course}.${params.lesson}`;
        // Written once: a draft is kept at every pause of its author.
        if (next === 1) await auditStore(tx).write({ by, did: 'keepDraft', about });
        return next;
      });
      return { revision, findings: book.findings(params.course, read.data) };
    },

    async drop({ params }: Asked<typeof staff.dropDraft>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const isGone = await lessonsStore(tx).dropDraft(params, by.accountId);
        if (!isGone) throw new Problem('not_found');
        const about = `${params.course}.${params.lesson}`;
        await auditStore(tx).write({ by, did: 'dropDraft', about });
      });
      return {};
    },

    async handIn({ params, body }: Asked<typeof staff.handInLesson>, by: StaffCaller) {
      return await db.transaction(async (tx) => {
        const store = lessonsStore(tx);
        const draft = await store.draft(params, by.accountId);
        if (!draft) throw new Problem('not_found');
        if (draft.revision !== body.revision) throw new Problem('staff_draft_moved');
        const edit = book.sound(params.course, draft.body);
        if (!edit) throw new Problem('staff_lesson_unfit');
        await store.withdrawWaiting(params, by.accountId);
        const id = randomBytes(16).toString('hex');
        const version = await store.add(params, { id, edit }, by);
        await store.dropDraft(params, by.accountId);
        const about = `${params.course}.${params.lesson} v${version}`;
        await auditStore(tx).write({ by, did: 'handInLesson', about, after: { id } });
        return { id, version };
      });
    },
  };
};

export type LessonsService = ReturnType<typeof lessonsService>;
