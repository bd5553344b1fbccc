import { randomUUID } from 'node:crypto';
import { courses, staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCourse } from '../../../testing/builds.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { handedIn, type LessonEditor, lessonEditor, titled } from './lessons.testing.ts';

let product: Product;
let second: Product;
let editor: LessonEditor;

beforeAll(async () => {
  product = await startProduct();
  second = await startProduct({}, { databaseUrl: product.databaseUrl });
  editor = await lessonEditor(product);
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
  (await editor.startView(at)).lessons?.lessons.find((each) => each.lesson.id === lesson)?.lesson
    .title.en;
const entries = async () => {
  const rows = await product.db.query<{ did: string; about: string }>(
    `select did, about from staff_audit where about like $1 order by id`,
    [`${openCourse}.%`],
  );
  return rows.map(({ did, about }) => `${did} ${about}`);
};

test('lists the courses with their lessons, as they were built', async () => {
  const { body } = await product.send(staff.lessonCourses, { token: editor.author });

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
  const before = await editor.startView();
  const id = await editor.wrote('lesson-one', (draft) =>
    answered(5)(titled('Meet one to five')(draft)),
  );

  const own = await editor.publish(id, editor.author);
  expect([own.status, (await editor.startView()).lessons]).toEqual([403, undefined]);
  expect(own.body).toMatchObject({ code: 'staff_own_lesson' });
  expect(await editor.publish(id)).toMatchObject({ status: 200, body: { state: 'published' } });

  const after = await editor.startView();
  expect(after.lessons?.lessons).toMatchObject([
    { lesson: { id: 'lesson-one', title: { en: 'Meet one to five' } } },
  ]);
  await expect.poll(() => titleFor('lesson-one', second)).toBe('Meet one to five');
  const events = async (view: string) => [
    (await editor.answer(view, 4)).body,
    (await editor.answer(view, 5)).body,
    (await editor.answer(view, 4, 'lesson-extra')).body,
  ];
  const [right, wrong] = [{ right: true }, { right: false }];
  expect(await events(before.view_id), 'who began before').toEqual([right, wrong, right]);
  expect(await events(after.view_id), 'who began after').toEqual([wrong, right, right]);

  expect(await editor.withdraw(id)).toMatchObject({ status: 200 });
  const back = await editor.startView();
  expect(back.lessons).toBeUndefined();
  expect(await events(back.view_id)).toEqual([right, wrong, right]);
  expect(await events(after.view_id), 'who still plays the version').toEqual([wrong, right, right]);
  expect(await entries()).toEqual([
    `keepDraft ${openCourse}.lesson-one`,
    `handInLesson ${openCourse}.lesson-one v1`,
    `publishLesson ${openCourse}.lesson-one v1`,
    `withdrawLesson ${openCourse}.lesson-one v1`,
  ]);
});

test('goes back to an older version with one press, also of its author', async () => {
  const first = await editor.wrote('lesson-extra', titled('First words'));
  await editor.publish(first);
  const newer = await editor.wrote('lesson-extra', titled('Second words'));
  await editor.publish(newer);
  expect(await titleFor('lesson-extra')).toBe('Second words');

  await editor.publish(first, editor.author);

  expect(await titleFor('lesson-extra')).toBe('First words');
  const { versions } = await editor.lookAt('lesson-extra');
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'replaced'],
    [1, 'published'],
  ]);
  expect((await editor.publish(first)).status).toBe(409);
  await editor.withdraw(first);
});

test('an answer never reaches a child, whatever is published', async () => {
  const id = await editor.wrote('lesson-one', titled('Nothing to see'));
  await editor.publish(id);

  const reply = await product.send(courses.view, {
    token: editor.child,
    params: { courseId: openCourse },
  });

  expect(JSON.stringify(reply.body)).toContain('Nothing to see');
  expect(JSON.stringify(reply.body)).not.toContain('"answer"');
  await editor.withdraw(id);
});

test('a view that is begun again keeps the lessons that it began with', async () => {
  const first = await editor.wrote('lesson-one', titled('Before'));
  await editor.publish(first);
  const key = randomUUID();
  const view = await editor.startView(product, key);
  const newer = await editor.wrote('lesson-one', titled('After'));
  await editor.publish(newer);

  const again = await editor.startView(product, key);

  expect(again.view_id).toBe(view.view_id);
  expect(again.lessons?.lessons[0]?.lesson.title.en).toBe('Before');
  expect(await titleFor('lesson-one')).toBe('After');
  await editor.withdraw(newer);
});

test('adds a lesson as a copy, hides it again, and never leaves an empty course', async () => {
  const added = await product.send(staff.addLesson, {
    token: editor.author,
    params: { course: openCourse },
    body: { like: 'lesson-extra', title_id: 'Enam', title_en: 'Six & more!' },
  });
  const { lesson } = z.object({ lesson: z.string() }).parse(added.body);
  const { revision, draft } = await editor.lookAt(lesson);
  const { id } = handedIn.parse((await editor.handIn(lesson, revision ?? 0)).body);
  await editor.publish(id);
  expect(lesson).toBe('six-more');
  expect((await editor.startView()).lessons?.lessons).toMatchObject([
    { picture: 'lesson-extra', lesson: { id: 'six-more', title: { en: 'Six & more!' } } },
  ]);
  const question = draft?.questions[0]?.id ?? '';
  const view = await editor.startView();
  const body = { lesson, question, choice: 4 };
  const scored = await product.send(courses.check, {
    token: editor.child,
    params: { view: view.view_id },
    body,
  });
  expect(scored.body).toEqual({ right: true });

  const hide = (draft: LessonDraft) => ({ ...draft, hidden: true });
  const hiding = [await editor.wrote(lesson, hide), await editor.wrote('lesson-one', hide)];
  for (const each of hiding) expect((await editor.publish(each)).status).toBe(200);
  const last = await editor.wrote('lesson-extra', hide);

  expect(await editor.publish(last)).toMatchObject({
    status: 409,
    body: { code: 'staff_course_full' },
  });
  expect((await editor.startView()).lessons).toEqual({
    hidden: ['lesson-one', 'six-more'],
    lessons: [],
  });
  for (const each of [...hiding, last]) await editor.withdraw(each);
  expect((await editor.startView()).lessons).toBeUndefined();
});

test('plays the built lesson where a published one cannot be read any more', async () => {
  const id = await editor.wrote('lesson-one', answered(5));
  await editor.publish(id);
  await product.db.query(
    `update lesson_version set body = jsonb_set(body, '{lesson,make,activity}', '"gone"') where id = $1`,
    [id],
  );
  await product.db.query(`select pg_notify('lessons_changed', '')`);

  await expect.poll(async () => (await editor.startView()).lessons?.lessons).toEqual([]);
  const { view_id } = await editor.startView();
  expect((await editor.answer(view_id, 4)).body).toEqual({ right: true });
  expect(await editor.lookAt('lesson-one')).toMatchObject({
    live: { lesson: { make: { activity: 'count' } } },
  });
  await editor.withdraw(id);
});
