import { Problem, type staff } from '@nobi/contract';
import { type CoursePlan, lessonDraft } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { aboutsOf, type LessonBook } from '../../lesson-book.ts';
import type { LiveCatalogue } from '../../live/live-catalogue.ts';
import { lessonRows } from './lessons.rules.ts';
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
  is_own: row.written_by === caller.staffId,
});

/** What children see of a lesson now, with its answers. */
export const liveLesson = async (book: LessonBook, from: Queryable, place: LessonPlace) => {
  const published = (await lessonsStore(from).of(place)).find(({ state }) => state === 'published');
  const edit = published && book.sound(place.course, published.body);
  const plan = book.courses.get(place.course);
  return edit ?? plan?.lessons.find(({ lesson }) => lesson.id === place.lesson);
};

/** What there is of a lesson: the plan, its live words, a draft of one's own and the versions. */
export const lessonReader = ({ catalogue, book }: LessonsDeps) => {
  const planOf = (course: string) => {
    const plan = book.courses.get(course);
    const item = catalogue.built.find('course', course);
    if (!plan || !item) throw new Problem('not_found');
    return { plan, item };
  };

  /** What of a lesson there is; nothing at all is an address that nobody made. */
  const lessonAt = async (from: Queryable, place: LessonPlace, caller: StaffCaller) => {
    const { plan, item } = planOf(place.course);
    const store = lessonsStore(from);
    const [live, draft, versions] = [
      await liveLesson(book, from, place),
      await store.draft(place, caller.staffId),
      await store.of(place),
    ];
    if (!live && !draft && versions.length === 0) throw new Problem('not_found');
    return { plan, item, live, draft, versions };
  };

  return { planOf, lessonAt };
};

export const lessonReadingService = (deps: LessonsDeps) => {
  const { db, book, playUrl } = deps;
  const { planOf, lessonAt } = lessonReader(deps);

  const publishedOf = (course: string, currentVersions: readonly VersionRow[]) =>
    currentVersions
      .filter((row) => row.course === course && row.state === 'published')
      .flatMap(({ body }) => book.sound(course, body) ?? []);

  const courseRow = (
    [id, plan]: [string, CoursePlan],
    currentVersions: readonly VersionRow[],
    drafts: readonly (LessonPlace & { body: unknown })[],
  ) => {
    const { item } = planOf(id);
    return {
      id,
      title_id: item.title.id,
      title_en: item.title.en,
      thumbnail: `${playUrl}${item.thumbnail}`,
      lessons: lessonRows(plan, {
        edits: publishedOf(id, currentVersions),
        currentVersions: currentVersions.filter(({ course }) => course === id),
        drafts: drafts.filter(({ course }) => course === id),
      }),
    };
  };

  return {
    async courses(_: CallInput<typeof staff.lessonCourses>, caller: StaffCaller) {
      const store = lessonsStore(db);
      const [currentVersions, drafts] = [
        await store.currentVersions(),
        await store.draftsOf(caller.staffId),
      ];
      return { courses: [...book.courses].map((each) => courseRow(each, currentVersions, drafts)) };
    },

    async one({ params }: CallInput<typeof staff.lesson>, caller: StaffCaller) {
      const { plan, item, live, draft, versions } = await lessonAt(db, params, caller);
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
  };
};
