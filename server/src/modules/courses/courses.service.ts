import { arrivalDays, type Course, type courses, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Answers } from '../../catalogue/answers.ts';
import type { ItemLookup } from '../../catalogue/item-lookup.ts';
import type { LiveLessons } from '../../catalogue/live/live-lessons.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import type { CarriedPlays } from '../../play-sessions/carry/carried-plays.store.ts';
import type { PlayAnswersStore } from '../../play-sessions/play-answers.store.ts';
import type { PlaySessions } from '../../play-sessions/play-sessions.ts';
import type { CoursesStore } from './courses.store.ts';
import { scorerOf } from './scoring.ts';

export interface CoursesDeps {
  readonly store: CoursesStore;
  readonly firstAnswers: PlayAnswersStore;
  readonly items: ItemLookup<Course>;
  readonly views: PlaySessions;
  readonly answers: Answers;
  readonly lessons: LiveLessons;
  readonly carryOne: CarriedPlays['carryOne'];
  /** The edition that this view plays from now on. */
  readonly pinEdition: (
    of: { accountId: string; view: string },
    edition: number,
  ) => Promise<number | undefined>;
}

/** What staff published of a course; a view that is asked for twice gets the same twice. */
const publishedFor = async (
  { lessons, pinEdition }: Pick<CoursesDeps, 'lessons' | 'pinEdition'>,
  { course, ...of }: { accountId: string; view: string; course: string },
) => {
  const newest = lessons.current(course);
  if (!newest) return {};
  const pinned = await pinEdition(of, newest.id);
  const edition = await lessons.find(course, pinned ?? newest.id);
  return edition ? { lessons: edition.lessons } : {};
};

export const coursesService = (deps: CoursesDeps) => {
  const { store, firstAnswers, items, views, answers, lessons } = deps;
  /** A view from before there was one set of tables is carried over as soon as it is answered in. */
  const findViewed = async (view: string, { accountId }: Caller, days: number) =>
    (await store.viewed(view, accountId, days)) ??
    ((await deps.carryOne(view, accountId)) ? store.viewed(view, accountId, days) : undefined);

  const checkWithin =
    (days: number) =>
    async (
      { params, body }: Pick<CallInput<typeof courses.check>, 'params' | 'body'>,
      caller: Caller,
    ) => {
      const viewed = isUuid(params.view) ? await findViewed(params.view, caller, days) : undefined;
      const check = viewed && (await scorerOf(answers, lessons)({ ...viewed, ...body }));
      if (!check) throw new Problem('not_found');
      if (!check.choices.includes(body.choice)) throw new Problem('invalid_input');
      const right = body.choice === check.answer;
      const { accountId } = caller;
      const answer = { accountId, session: params.view, ...body, skill: check.skill };
      await firstAnswers.keepFirst({ ...answer, isRight: right });
      return { right };
    };

  return {
    list: ({ language }: CallInput<typeof courses.list>, caller: Caller) =>
      items.list(language, caller),

    one: ({ params, language }: CallInput<typeof courses.one>, caller: Caller) =>
      items.find(params.courseId, language, caller),

    async view({ params, key }: CallInput<typeof courses.view>, caller: Caller) {
      const { id, ...address } = await views.begin(params.courseId, caller, key);
      const published = await publishedFor(deps, {
        accountId: caller.accountId,
        view: id,
        course: params.courseId,
      });
      return { view_id: id, ...address, ...published };
    },

    report: ({ params, body }: CallInput<typeof courses.report>, caller: Caller) =>
      views.report(params.view, body, caller),

    check: checkWithin(2),

    /** Of what was watched without a line. */
    checkLate: checkWithin(arrivalDays),

    load: ({ params, query }: CallInput<typeof courses.load>, caller: Caller) =>
      views.load(params.courseId, query.play_session, caller),

    keep: ({ params, query, body }: CallInput<typeof courses.keep>, caller: Caller) =>
      views.keep(params.courseId, { ...body, playSession: query.play_session }, caller),

    /** Courses that have left the catalogue are left out. */
    async history({ language }: CallInput<typeof courses.history>, caller: Caller) {
      const watched = await store.history(caller.accountId, caller.sessionHash);
      return watched.flatMap(({ id, course_id, viewed_at }) => {
        const course = items.known(course_id, language, caller);
        return course ? [{ id, viewed_at: viewed_at.toISOString(), course }] : [];
      });
    },
  };
};

export type CoursesService = ReturnType<typeof coursesService>;
