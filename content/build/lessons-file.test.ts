/** What staff may write is held to the same rules as what is built: the real courses, spoilt. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CoursePlan,
  type LessonEdit,
  lessonFindings,
  lessonsFile,
  tasksOf,
} from '@nobi/kit/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findItems } from './items.ts';
import { judgeName } from './judge.ts';
import { faultsOf, type Judge, publishLessons } from './lessons-file.ts';

const root = join(import.meta.dirname, '..');
const items = (await findItems(root)).filter(({ manifest }) => manifest.kind === 'course');
const ids = items.map(({ manifest }) => manifest.id);
let dist: string;
let plans: Record<string, CoursePlan>;
let judges: Record<string, Judge>;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'nobi-lessons-'));
  await publishLessons({ root, dist, items });
  plans = lessonsFile.parse(JSON.parse(await readFile(join(dist, 'lessons.json'), 'utf8'))).courses;
  const packed: { courses: Record<string, Judge> } = await import(
    pathToFileURL(join(dist, judgeName)).href
  );
  judges = packed.courses;
}, 300_000);
afterAll(() => rm(dist, { recursive: true, force: true }));

const planOf = (id: string): CoursePlan => plans[id] ?? raise(id);
const judgeOf = (id: string): Judge => judges[id] ?? raise(id);
function raise(id: string): never {
  throw new Error(`${id} was not published`);
}

test.each(ids)('describes every activity of %s, so that each built task can be drawn', (id) => {
  const plan = planOf(id);

  expect(faultsOf(plan, judgeOf(id))).toEqual([]);
  const used = plan.lessons.flatMap((edit) => tasksOf(edit).map(({ task }) => task.activity));
  expect(Object.keys(plan.forms)).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(plan.words.every((word) => judgeOf(id).face(word, 'id') !== '')).toBe(true);
});

const spoiltBank = (plan: CoursePlan, activity: string, args: Record<string, unknown>) =>
  plan.lessons
    .flatMap(({ lesson }) => lesson.play.bank)
    .filter((task) => task.activity === activity)
    .slice(0, 1)
    .map((task) => ({ ...task, args: Object.assign({ ...task.args }, args) }));

test.each<[string, string, Record<string, unknown>]>([
  ['sahabat-angka', 'count', { n: 2, choices: [3, 4, 5] }],
  ['hello-nobi', 'pick', { want: ['momo'], of: ['kiki', 'lala'] }],
  ['petualangan-suku', 'build', { word: 'bola', tiles: ['bo', 'bu'] }],
  ['kode-pertamaku', 'path', { map: ['noo', 'rrr', 'ooh'] }],
  ['kode-pertamaku', 'path', { map: ['ooo', 'ooh'] }],
  ['kode-pertamaku', 'path', { map: ['nffffff', 'fffffff', 'ffffffh'] }],
  ['kode-pertamaku', 'choose', { programs: ['u', 'l'] }],
  ['kode-pertamaku', 'bug', { program: 'rrr', fixed: 'rrr' }],
  ['kode-pertamaku', 'dance', { row: ['jump', 'jump', 'jump', 'jump'], choices: ['clap', 'spin'] }],
  ['kode-pertamaku', 'event', { rules: ['bell-jump'], wanted: 'spin' }],
])('knows that %s cannot be won with a %s of %o', (id, activity, args) => {
  const spoilt = spoiltBank(planOf(id), activity, args);

  expect(spoilt).toHaveLength(1);
  expect(spoilt.filter((task) => judgeOf(id).isPlayable(task))).toEqual([]);
});

test('names the field of each argument that an activity cannot take', () => {
  const plan = planOf('sahabat-angka');
  const [edit] = plan.lessons;
  const [first, ...rest] = edit?.lesson.look ?? [];
  if (!edit || !first) throw new Error('nothing to spoil');
  const withArgs = (args: Record<string, number | string | number[]>): LessonEdit => ({
    ...edit,
    lesson: { ...edit.lesson, look: [{ ...first, args: { ...first.args, ...args } }, ...rest] },
  });
  const found = (args: Parameters<typeof withArgs>[0]) =>
    lessonFindings(withArgs(args), { ...plan, abouts: [edit.lesson.id] }).map(
      ({ at, code }) => `${at.replace('lesson.look.0.args.', '')} ${code}`,
    );

  expect(found({})).toEqual([]);
  expect(found({ thing: 'dragon' })).toEqual(['thing unknown']);
  expect(found({ thing: 3 })).toEqual(['thing word']);
  expect(found({ n: 11 })).toEqual(['n number']);
  expect(found({ choices: [1] })).toEqual(['choices few']);
  expect(found({ choices: [1, 2, 99] })).toEqual(['choices number']);
  expect(found({ colour: 'red' })).toEqual(['colour unknown']);
  expect(found({ constructor: 'red' })).toEqual(['constructor unknown']);
});
