import { staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../../../testing/product.ts';
import { type LessonEditor, lessonEditor, titled } from './lessons.testing.ts';

let product: Product;
let editor: LessonEditor;

beforeAll(async () => {
  product = await startProduct();
  editor = await lessonEditor(product);
});
afterAll(() => product.stop());

test('keeps an unfinished draft, names each field to mend, and does not take it in', async () => {
  const live = await editor.liveOf('lesson-one');
  const [first, ...rest] = live.lesson.look;
  if (!first) throw new Error('nothing to look at');
  const spoilt: LessonDraft = {
    ...live,
    lesson: {
      ...live.lesson,
      recap: { id: '', en: 'word '.repeat(13) },
      look: [{ ...first, args: { n: 12, extra: 1 } }, ...rest],
      make: { ...live.lesson.make, args: { n: 7 } },
    },
    questions: live.questions.map((each, i) => (i === 0 ? { ...each, answer: 9 } : each)),
  };

  const saved = await editor.keep('lesson-one', spoilt);
  const refused = await editor.handIn('lesson-one', 1);

  expect(saved).toMatchObject({ status: 200, body: { revision: 1 } });
  expect(refused).toMatchObject({ status: 400, body: { code: 'staff_lesson_unfit' } });
  const { draft, findings } = await editor.lookAt('lesson-one');
  expect(draft).toEqual(spoilt);
  expect(Object.fromEntries(findings.map(({ at, code }) => [at, code]))).toEqual({
    'lesson.recap.id': 'missing',
    'lesson.recap.en': 'line',
    'lesson.look.0.args.n': 'number',
    'lesson.look.0.args.extra': 'unknown',
    'lesson.make': 'unwinnable',
    'questions.0': 'answer',
  });
  await editor.dropDraft('lesson-one');
});

test.each<[string, (draft: LessonDraft) => unknown]>([
  [
    'an argument that is an object',
    (draft) => ({
      ...draft,
      lesson: { ...draft.lesson, make: { ...draft.lesson.make, args: { n: {} } } },
    }),
  ],
  [
    'an argument that is markup by name',
    (draft) => ({
      ...draft,
      lesson: { ...draft.lesson, make: { ...draft.lesson.make, args: { '<b>': 1 } } },
    }),
  ],
  ['a key that nobody knows', (draft) => ({ ...draft, isAdmin: true })],
  ['NUL in a line', (draft) => titled('a\0b')(draft)],
  ['half a character', (draft) => titled('\ud800')(draft)],
  ['a line without end', (draft) => titled('a'.repeat(201))(draft)],
  ['another lesson', (draft) => ({ ...draft, lesson: { ...draft.lesson, id: 'lesson-extra' } })],
  ['nothing', () => ({})],
])('refuses a draft with %s and keeps nothing of it', async (_what, spoil) => {
  const reply = await editor.keep('lesson-one', spoil(await editor.liveOf('lesson-one')));

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((await editor.lookAt('lesson-one')).draft).toBeNull();
});

test('lets no window write over another', async () => {
  const live = await editor.liveOf('lesson-one');
  await editor.keep('lesson-one', titled('One')(live));
  await editor.keep('lesson-one', titled('Two')(live), 1);

  const late = await editor.keep('lesson-one', titled('Late')(live), 1);
  const anew = await editor.keep('lesson-one', titled('Anew')(live));

  expect([late, anew]).toMatchObject(
    Array(2).fill({ status: 409, body: { code: 'staff_draft_moved' } }),
  );
  expect((await editor.lookAt('lesson-one')).draft?.lesson.title.en).toBe('Two');
  expect(
    (await editor.lookAt('lesson-one', editor.reader)).draft,
    'a draft is its author’s',
  ).toBeNull();
  await editor.dropDraft('lesson-one');
});

test('knows no lesson, draft or version that is not there', async () => {
  const replies = await Promise.all([
    product.send(staff.lesson, { token: editor.author, params: editor.place('lesson-nine') }),
    product.send(staff.lesson, {
      token: editor.author,
      params: { course: 'satu-dua', lesson: 'x' },
    }),
    editor.keep('lesson-nine', await editor.liveOf('lesson-one')),
    editor.dropDraft('lesson-one'),
    editor.handIn('lesson-one', 1),
    editor.publish('nothing-there'),
    editor.withdraw('nothing-there'),
    product.send(staff.lessonVersion, { token: editor.author, params: { id: 'nothing-there' } }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 400, 404, 404, 404, 404, 404]);
});
