import { randomUUID } from 'node:crypto';
import { courses, staff } from '@nobi/contract';
import { type LessonDraft, lessonDraft, publishedLessons } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import { openCourse } from '../../../testing/builds.ts';
import { enterConsole, newColleague, newSubscriber } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

const newStaff = async (product: Product) => {
  const { email } = await newColleague(product);
  return (await enterConsole(product, email)).token;
};

const place = (lesson: string) => ({ course: openCourse, lesson });
const whole = z.object({
  live: z.nullable(lessonDraft),
  draft: z.nullable(lessonDraft),
  revision: z.nullable(z.number()),
  findings: z.array(z.object({ at: z.string(), code: z.string() })),
  versions: z.array(z.looseObject({ id: z.string(), version: z.number(), state: z.string() })),
});
export const handedIn = z.object({ id: z.string(), version: z.number() });
const visit = z.object({ view_id: z.string(), lessons: z.optional(publishedLessons) });

export const titled =
  (title: string) =>
  (draft: LessonDraft): LessonDraft => ({
    ...draft,
    lesson: { ...draft.lesson, title: { id: `${title} (id)`, en: title } },
  });

/** Somebody who writes lessons, somebody who reads them before children do, and a child. */
export const lessonEditor = async (product: Product) => {
  const author = await newStaff(product);
  const reader = await newStaff(product);
  const child = (await newSubscriber(product)).token;

  const lookAt = async (lesson: string, token = author) =>
    whole.parse((await product.send(staff.lesson, { token, params: place(lesson) })).body);
  const keep = (lesson: string, draft: unknown, revision: number | null = null) => {
    const body = { draft, revision };
    return product.send(staff.keepDraft, { token: author, params: place(lesson), body });
  };
  const handIn = (lesson: string, revision: number) =>
    product.send(staff.handInLesson, { token: author, params: place(lesson), body: { revision } });
  const liveOf = async (lesson: string): Promise<LessonDraft> => {
    const { live } = await lookAt(lesson);
    if (!live) throw new Error(`${lesson} is not there`);
    return live;
  };
  const startView = async (at = product, key: string = randomUUID()) => {
    const reply = await at.send(courses.view, {
      token: child,
      params: { courseId: openCourse },
      headers: { 'idempotency-key': key },
    });
    return visit.parse(reply.body);
  };

  return {
    author,
    reader,
    child,
    place,
    lookAt,
    keep,
    handIn,
    liveOf,
    startView,
    publish: (id: string, token = reader) =>
      product.send(staff.publishLesson, { token, params: { id } }),
    withdraw: (id: string, token = reader) =>
      product.send(staff.withdrawLesson, { token, params: { id } }),
    dropDraft: (lesson: string) =>
      product.send(staff.dropDraft, { token: author, params: place(lesson) }),
    /** Keeps what `change` makes of the lesson and hands it in; answers the version's id. */
    async wrote(lesson: string, change: (draft: LessonDraft) => LessonDraft) {
      await keep(lesson, change(await liveOf(lesson)));
      return handedIn.parse((await handIn(lesson, 1)).body).id;
    },
    answer: (view: string, choice: number, lesson = 'lesson-one') =>
      product.send(courses.check, {
        token: child,
        params: { view },
        body: { lesson, question: lesson === 'lesson-one' ? 'how-many' : 'more', choice },
      }),
  };
};

export type LessonEditor = Awaited<ReturnType<typeof lessonEditor>>;
