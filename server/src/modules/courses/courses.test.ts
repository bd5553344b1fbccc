import { courses } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, premiumCourse } from '../../testing/builds.ts';
import { newFamily, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let regular: string;
let premium: string;

beforeAll(async () => {
  product = await startProduct();
  regular = (await newSubscriber(product, 'regular')).token;
  premium = (await newSubscriber(product, 'premium')).token;
});
afterAll(() => product.stop());

const viewReply = z.object({ view_id: z.string(), url: z.string(), expires_in: z.number() });

const view = (token: string, courseId: string) =>
  product.send(courses.view, { token, params: { courseId } });
const startView = async (token = regular, courseId = openCourse) =>
  viewReply.parse((await view(token, courseId)).body);
const history = (token: string, headers: Record<string, string> = {}) =>
  product.send(courses.history, { token, headers });
const newWatcher = async (plan: 'regular' | 'premium' = 'premium') =>
  (await newSubscriber(product, plan)).token;

test('the shelf is in order and in the language of its reader', async () => {
  const { body } = await product.send(courses.list, {
    token: premium,
    headers: { 'accept-language': 'id' },
  });

  expect(body).toMatchObject([
    { id: openCourse, title: `Title of ${openCourse} (id)`, category: 'early_reading' },
    { id: premiumCourse, locked: false },
  ]);
});

test('a regular plan sees a premium course without its address', async () => {
  const { body } = await product.send(courses.list, { token: regular });
  const one = await product.send(courses.one, {
    token: regular,
    params: { courseId: premiumCourse },
  });

  expect(body).toMatchObject([
    {
      id: openCourse,
      locked: false,
      html_course_url: `${product.playUrl}/courses/${openCourse}/`,
    },
    { id: premiumCourse, locked: true, html_course_url: '' },
  ]);
  expect(one.body).toMatchObject({ locked: true, html_course_url: '' });
});

test.each([
  ['view', courses.view, {}],
  ['load', courses.load, {}],
  ['keep', courses.keep, { body: { save: '{}' } }],
])('a regular plan cannot %s a premium course', async (_name, shape, input) => {
  const reply = await product.send(shape, {
    token: regular,
    params: { courseId: premiumCourse },
    ...input,
  });

  expect(reply).toMatchObject({ status: 403, body: { code: 'premium_only' } });
});

test('nobody without a plan sees a course', async () => {
  const { token } = await newFamily(product);

  const replies = await Promise.all([
    product.send(courses.list, { token }),
    view(token, openCourse),
    history(token),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([402, 402, 402]);
});

test('a view is in the database before its address is handed out', async () => {
  const { view_id, url, expires_in } = await startView();

  const rows = await product.db.query('select item_id from play_session where id = $1', [view_id]);
  const page = await fetch(url);
  expect(rows).toEqual([{ item_id: openCourse }]);
  expect(url).toContain(`${product.playUrl}/courses/${openCourse}/?ticket=`);
  expect(expires_in).toBe(600);
  expect(page.status).toBe(200);
});

test('history tells each course once, the last watched first', async () => {
  const token = await newWatcher();
  for (const id of [openCourse, premiumCourse, openCourse, openCourse]) await view(token, id);

  const { body } = await history(token, { 'accept-language': 'en' });

  expect(body).toMatchObject([
    { course: { id: openCourse, title: `Title of ${openCourse} (en)` } },
    { course: { id: premiumCourse } },
  ]);
});

test('a view that was tried again does not stand in the history twice', async () => {
  const token = await newWatcher();
  await Promise.all([view(token, openCourse), view(token, openCourse)]);

  const { body } = await history(token);

  expect(body).toHaveLength(1);
});

test('history is empty at first, and nobody’s but one’s own', async () => {
  const token = await newWatcher();
  await view(token, openCourse);

  const other = await history(await newWatcher());

  expect(other).toMatchObject({ status: 200, body: [] });
});

test('a course that has left the shelf leaves the history too', async () => {
  const token = await newWatcher();
  const { view_id } = await startView(token);
  await product.db.query(`update play_session set item_id = 'sudah-pergi' where id = $1`, [
    view_id,
  ]);

  const { body } = await history(token);

  expect(body).toEqual([]);
});

test('history names no more than what the list shows of a course', async () => {
  const token = await newWatcher();
  await view(token, openCourse);

  const { body } = await history(token);

  const entry = z.array(z.record(z.string(), z.unknown())).parse(body)[0];
  expect(Object.keys(entry ?? {}).sort()).toEqual(['course', 'id', 'viewed_at']);
  expect(Object.keys(Object(entry?.course)).sort()).toEqual(['id', 'thumbnail', 'title']);
});

test('what a course reports twice is kept once, and only for who watches', async () => {
  const { view_id } = await startView();
  const report = (token: string, ids: string[]) =>
    product.send(courses.report, {
      token,
      params: { view: view_id },
      body: { events: ids.map((id) => playEvent(id, openCourse)) },
    });

  const first = await report(regular, ['a', 'b']);
  const again = await report(regular, ['b', 'c']);
  const foreign = await report(premium, ['d']);

  expect([first.body, again.body]).toMatchObject([{ kept: 2 }, { kept: 1 }]);
  expect(foreign.status).toBe(404);
});

const check = (token: string, view: string, changed: Record<string, unknown> = {}) =>
  product.send(courses.check, {
    token,
    params: { view },
    body: { lesson: 'lesson-one', question: 'how-many', choice: 4, ...changed },
  });
const answersOf = (view: string) =>
  product.db.query(
    `select lesson_id, question_id, skill, choice, is_right from play_answer
     where session_id = $1 order by question_id`,
    [view],
  );

test('an answer is scored and kept with its skill, a word as well as a number', async () => {
  const { view_id } = await startView();

  const right = await check(regular, view_id);
  const wrong = await check(regular, view_id, { question: 'which-letter', choice: 'ba' });

  const lesson = { lesson_id: 'lesson-one' };
  expect([right.body, wrong.body]).toEqual([{ right: true }, { right: false }]);
  expect(await answersOf(view_id)).toEqual([
    { ...lesson, question_id: 'how-many', skill: 'see-5', choice: '4', is_right: true },
    { ...lesson, question_id: 'which-letter', skill: 'letter-b', choice: 'ba', is_right: false },
  ]);
});

test('only the first answer of a view counts, though each is told whether it is right', async () => {
  const { view_id } = await startView();

  const replies = [];
  for (const choice of [3, 4, 4]) replies.push((await check(regular, view_id, { choice })).body);

  expect(replies).toEqual([{ right: false }, { right: true }, { right: true }]);
  expect(await answersOf(view_id)).toMatchObject([{ choice: '3', is_right: false }]);
});

test('a double tap is one answer', async () => {
  const { view_id } = await startView();

  const replies = await Promise.all(Array.from({ length: 6 }, () => check(regular, view_id)));

  expect(replies.map(({ body }) => body)).toEqual(Array(6).fill({ right: true }));
  expect(await answersOf(view_id)).toHaveLength(1);
});

test('another view of the same course has a first answer of its own', async () => {
  const [one, other] = [await startView(), await startView()];

  await check(regular, one.view_id, { choice: 5 });
  await check(regular, other.view_id);

  expect(await answersOf(one.view_id)).toMatchObject([{ is_right: false }]);
  expect(await answersOf(other.view_id)).toMatchObject([{ is_right: true }]);
});

test.each([
  ['a lesson that is not there', { lesson: 'lesson-two' }, 404],
  ['a question that is not there', { question: 'how-much' }, 404],
  ['a word of every object', { lesson: 'constructor', question: 'constructor' }, 404],
  ['a choice that was not offered', { choice: 6 }, 400],
  ['the right number as a word', { choice: '4' }, 400],
  ['a sentence', { choice: 'nama saya Budi' }, 400],
  ['a hidden word', { isRight: true }, 400],
])('an answer with %s is refused and not kept', async (_what, changed, status) => {
  const { view_id } = await startView();

  const reply = await check(regular, view_id, changed);

  expect(reply.status).toBe(status);
  expect(await answersOf(view_id)).toEqual([]);
});

test('an answer counts only in one’s own view of the course that asks', async () => {
  const { view_id } = await startView();
  const otherCourse = await startView(premium, premiumCourse);
  const unpaid = await newFamily(product);

  const replies = await Promise.all([
    check(premium, view_id),
    check(premium, otherCourse.view_id),
    check(regular, 'tidak-ada-sama-sekali'),
    check(unpaid.token, view_id),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 402]);
  expect(await answersOf(view_id)).toEqual([]);
});

test('an answer days after the view is over is not taken', async () => {
  const { view_id } = await startView();
  await product.db.query(
    `update play_session set began_at = now() - interval '3 days' where id = $1`,
    [view_id],
  );

  expect((await check(regular, view_id)).status).toBe(404);
});

test('nobody can read the answers of a course', async () => {
  const files = ['answers.json', 'lessons.json', 'judge.mjs'];
  const replies = await Promise.all(
    [product.url, product.playUrl].flatMap((origin) =>
      files.map((file) => fetch(`${origin}/${file}`)),
    ),
  );
  const texts = await Promise.all(replies.map((reply) => reply.text()));

  for (const text of texts) expect(text).not.toMatch(/how-many|isPlayable/);
});

test('a save comes back as it was, for this child and this course alone', async () => {
  const save = JSON.stringify({ lesson: 2, words: 'é 😀' });
  const params = { courseId: openCourse };
  await product.send(courses.keep, { token: regular, params, body: { save } });

  const mine = await product.send(courses.load, { token: regular, params });
  const theirs = await product.send(courses.load, { token: premium, params });

  expect([mine.body, theirs.body]).toMatchObject([{ save }, { save: null }]);
});

test.each(['tidak-ada', 'constructor', 'a'.repeat(64)])('no course is called %s', async (id) => {
  const replies = await Promise.all(
    [courses.one, courses.view, courses.load].map((shape) =>
      product.send(shape, { token: premium, params: { courseId: id } }),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});
