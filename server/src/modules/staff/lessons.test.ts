import { randomUUID } from 'node:crypto';
import { courses, staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCourse } from '../../testing.builds.ts';
import { type Product, startProduct } from '../../testing.ts';
import { handedIn, type LessonDesk, lessonDesk, titled } from './lessons.testing.ts';

let product: Product;
let second: Product;
let desk: LessonDesk;

beforeAll(async () => {
  product = await startProduct();
  second = await startProduct({}, { databaseUrl: product.databaseUrl });
  desk = await lessonDesk(product);
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const answered =
  (answer: number) =>
  (draft: LessonDraft): LessonDraft => ({
    ...draft,
    questions: draft.questions.map((each) => (each.answer === 4 ? { ...each, answer } : each)),
  });
const titleFor = async (lesson: string, at = product) =>
  (await desk.startView(at)).lessons?.lessons.find((each) => each.lesson.id === lesson)?.lesson
    .title.en;
const deeds = async () => {
  const rows = await product.db.query<{ did: string; about: string }>(
    `select did, about from staff_audit where about like $1 order by id`,
    [`${openCourse}.%`],
  );
  return rows.map(({ did, about }) => `${did} ${about}`);
};
const aSecond = { timeout: 2000, interval: 10 };

test('lists the courses with their lessons, as they were built', async () => {
  const { body } = await product.send(staff.lessonCourses, { token: desk.author });

  expect(body).toMatchObject({
    courses: [
      {
        id: openCourse,
        lessons: [
          { id: 'lesson-one', title_en: 'lesson-one (en)', is_built: true, version: null },
          { id: 'lesson-extra' },
        ],
      },
    ],
  });
});

test('a change goes by a draft and a second person to the child, who is scored by it, and back', async () => {
  const before = await desk.startView();
  const id = await desk.wrote('lesson-one', (draft) =>
    answered(5)(titled('Meet one to five')(draft)),
  );

  const own = await desk.publish(id, desk.author);
  expect([own.status, (await desk.startView()).lessons]).toEqual([403, undefined]);
  expect(own.body).toMatchObject({ code: 'staff_own_lesson' });
  expect(await desk.publish(id)).toMatchObject({ status: 200, body: { state: 'published' } });

  const after = await desk.startView();
  expect(after.lessons?.lessons).toMatchObject([
    { lesson: { id: 'lesson-one', title: { en: 'Meet one to five' } } },
  ]);
  await expect.poll(() => titleFor('lesson-one', second), aSecond).toBe('Meet one to five');
  const told = async (view: string) => [
    (await desk.answer(view, 4)).body,
    (await desk.answer(view, 5)).body,
    (await desk.answer(view, 4, 'lesson-extra')).body,
  ];
  const [right, wrong] = [{ right: true }, { right: false }];
  expect(await told(before.view_id), 'who began before').toEqual([right, wrong, right]);
  expect(await told(after.view_id), 'who began after').toEqual([wrong, right, right]);

  expect(await desk.withdraw(id)).toMatchObject({ status: 200 });
  const back = await desk.startView();
  expect(back.lessons).toBeUndefined();
  expect(await told(back.view_id)).toEqual([right, wrong, right]);
  expect(await told(after.view_id), 'who still plays the version').toEqual([wrong, right, right]);
  expect(await deeds()).toEqual([
    `keepDraft ${openCourse}.lesson-one`,
    `handInLesson ${openCourse}.lesson-one v1`,
    `publishLesson ${openCourse}.lesson-one v1`,
    `withdrawLesson ${openCourse}.lesson-one v1`,
  ]);
});

test('goes back to an older version with one press, also of its author', async () => {
  const first = await desk.wrote('lesson-extra', titled('First words'));
  await desk.publish(first);
  const newer = await desk.wrote('lesson-extra', titled('Second words'));
  await desk.publish(newer);
  expect(await titleFor('lesson-extra')).toBe('Second words');

  await desk.publish(first, desk.author);

  expect(await titleFor('lesson-extra')).toBe('First words');
  const { versions } = await desk.lookAt('lesson-extra');
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'replaced'],
    [1, 'published'],
  ]);
  expect((await desk.publish(first)).status).toBe(409);
  await desk.withdraw(first);
});

test('an answer never reaches a child, whatever is published', async () => {
  const id = await desk.wrote('lesson-one', titled('Nothing to see'));
  await desk.publish(id);

  const reply = await product.send(courses.view, {
    token: desk.child,
    params: { courseId: openCourse },
  });

  expect(JSON.stringify(reply.body)).toContain('Nothing to see');
  expect(JSON.stringify(reply.body)).not.toContain('"answer"');
  await desk.withdraw(id);
});

test('a view that is begun again keeps the lessons that it began with', async () => {
  const first = await desk.wrote('lesson-one', titled('Before'));
  await desk.publish(first);
  const key = randomUUID();
  const begun = await desk.startView(product, key);
  const newer = await desk.wrote('lesson-one', titled('After'));
  await desk.publish(newer);

  const again = await desk.startView(product, key);

  expect(again.view_id).toBe(begun.view_id);
  expect(again.lessons?.lessons[0]?.lesson.title.en).toBe('Before');
  expect(await titleFor('lesson-one')).toBe('After');
  await desk.withdraw(newer);
});

test('adds a lesson as a copy, hides it again, and never leaves an empty course', async () => {
  const added = await product.send(staff.addLesson, {
    token: desk.author,
    params: { course: openCourse },
    body: { like: 'lesson-extra', title_id: 'Enam', title_en: 'Six & more!' },
  });
  const { lesson } = z.object({ lesson: z.string() }).parse(added.body);
  const { revision, draft } = await desk.lookAt(lesson);
  const { id } = handedIn.parse((await desk.handIn(lesson, revision ?? 0)).body);
  await desk.publish(id);
  expect(lesson).toBe('six-more');
  expect((await desk.startView()).lessons?.lessons).toMatchObject([
    { picture: 'lesson-extra', lesson: { id: 'six-more', title: { en: 'Six & more!' } } },
  ]);
  const question = draft?.questions[0]?.id ?? '';
  const view = await desk.startView();
  const body = { lesson, question, choice: 4 };
  const scored = await product.send(courses.check, {
    token: desk.child,
    params: { view: view.view_id },
    body,
  });
  expect(scored.body).toEqual({ right: true });

  const hide = (draft: LessonDraft) => ({ ...draft, hidden: true });
  const hiding = [await desk.wrote(lesson, hide), await desk.wrote('lesson-one', hide)];
  for (const each of hiding) expect((await desk.publish(each)).status).toBe(200);
  const last = await desk.wrote('lesson-extra', hide);

  expect(await desk.publish(last)).toMatchObject({
    status: 409,
    body: { code: 'staff_course_full' },
  });
  expect((await desk.startView()).lessons).toEqual({
    hidden: ['lesson-one', 'six-more'],
    lessons: [],
  });
  for (const each of [...hiding, last]) await desk.withdraw(each);
  expect((await desk.startView()).lessons).toBeUndefined();
});

test('plays the built lesson where a published one cannot be read any more', async () => {
  const id = await desk.wrote('lesson-one', answered(5));
  await desk.publish(id);
  await product.db.query(
    `update lesson_version set body = jsonb_set(body, '{lesson,make,activity}', '"gone"') where id = $1`,
    [id],
  );
  await product.db.query(`select pg_notify('lessons_changed', '')`);

  await expect.poll(async () => (await desk.startView()).lessons?.lessons, aSecond).toEqual([]);
  const { view_id } = await desk.startView();
  expect((await desk.answer(view_id, 4)).body).toEqual({ right: true });
  expect(await desk.lookAt('lesson-one')).toMatchObject({
    live: { lesson: { make: { activity: 'count' } } },
  });
  await desk.withdraw(id);
});
