/** The linter of all course content: a new course or lesson is held to it without another edit. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courseFile, mostInTitle, readable } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { breachesOf } from '../consistency/banned.ts';
import { answersOf, type FoundCourse, readCourse } from './courses.ts';
import { findItems } from './items.ts';

const root = join(import.meta.dirname, '..');
const items = (await findItems(root)).filter(({ manifest }) => manifest.kind === 'course');

interface Faces {
  face?(choice: string, lang: 'id' | 'en'): string;
  faceName?(choice: string, lang: 'id' | 'en'): string;
}

/** A course whose choices are all numbers needs no `faces.ts`. */
const facesOf = async (folder: string): Promise<Faces> =>
  existsSync(join(folder, 'faces.ts')) ? import(join(folder, 'faces.ts')) : {};

const found = await Promise.all(
  items.map(async (item) => ({
    item,
    faces: await facesOf(item.folder),
    ...(await readCourse(item)),
  })),
);

const tasksOf = ({ course }: FoundCourse) => [
  course.free,
  ...course.lessons.flatMap((lesson) => [
    ...lesson.look,
    ...lesson.try,
    ...lesson.play.bank,
    lesson.make,
  ]),
];
const linesOf = (each: FoundCourse) => [
  ...tasksOf(each).map(({ say }) => say),
  ...each.course.lessons.flatMap(({ title, recap }) => [title, recap]),
  ...Object.values(each.checks).flatMap((questions) =>
    questions.flatMap(({ say, hint }) => [say, hint]),
  ),
];

test('finds at least one course to hold to the rules', () => {
  expect(found.length).toBeGreaterThan(0);
});

test.each(found)(
  'says every goal of $item.path in twelve short words, in both languages',
  (each) => {
    for (const line of linesOf(each)) {
      expect(readable(line.id), line.id).toBe(true);
      expect(readable(line.en), line.en).toBe(true);
    }
  },
);

test.each(found)('leaves no line of $item.path untranslated', (each) => {
  for (const line of linesOf(each)) expect(line.id, line.en).not.toBe(line.en);
});

test.each(found)('says nothing banned in $item.path', async ({ item, ...each }) => {
  const files = (await readdir(item.folder, { recursive: true })).filter((name) =>
    /^(?:text|lessons)[\\/]/.test(name),
  );
  for (const name of files.filter((file) => file.endsWith('.ts'))) {
    const quoted =
      (await readFile(join(item.folder, name), 'utf8')).match(/['`][^'`\n]*['`]/g) ?? [];
    for (const line of quoted) expect(breachesOf(line), name).toEqual([]);
  }
  for (const { id, en } of linesOf(each))
    expect([...breachesOf(id), ...breachesOf(en)]).toEqual([]);
});

test.each(found)('names each island of $item.path shortly', ({ course }) => {
  for (const { title } of course.lessons) {
    expect(title.id.length, title.id).toBeLessThanOrEqual(mostInTitle);
    expect(title.en.length, title.en).toBeLessThanOrEqual(mostInTitle);
  }
});

test.each(found)('ends each lesson of $item.path with what the child did', ({ course }) => {
  for (const { recap } of course.lessons) {
    expect(recap.id).toMatch(/^Kamu /);
    expect(recap.en).toMatch(/^You /);
  }
});

test.each(found)('practises only skills of the manifest of $item.path', ({ item, course }) => {
  const skills = item.manifest.skills.map(({ id }) => id);
  for (const lesson of course.lessons)
    for (const { id, skill } of [...lesson.try, ...lesson.play.bank])
      expect(skills, id).toContain(skill);
});

const drawnIn = ({ checks }: FoundCourse): string[] =>
  Object.values(checks)
    .flat()
    .flatMap(({ choices, show }) => [...choices, ...(show ?? [])])
    .filter((choice) => typeof choice === 'string');

test.each(found)('draws and names every word among the choices of $item.path', (each) => {
  for (const choice of drawnIn(each))
    for (const lang of ['id', 'en'] as const) {
      expect(each.faces.face?.(choice, lang), choice).toMatch(/^<(?:svg|img|span)\b/);
      expect(each.faces.faceName?.(choice, lang), choice).toMatch(/\S/);
    }
});

test.each(found)('asks two questions a lesson in $item.path, of its own skills', (each) => {
  const skills = each.item.manifest.skills.map(({ id }) => id);
  const ids = Object.values(each.checks).flatMap((questions) => questions.map(({ id }) => id));

  expect(Object.keys(each.checks)).toEqual(each.course.lessons.map(({ id }) => id));
  expect(new Set(ids).size, 'two questions share an id').toBe(ids.length);
  for (const questions of Object.values(each.checks)) {
    expect(questions).toHaveLength(2);
    for (const { id, skill } of questions) expect(skills, id).toContain(skill);
  }
});

/** Words are shuffled by the player; numbers stand in their order, so their answers must wander. */
test.each(found)('lets no one place always win among numbers in $item.path', ({ checks }) => {
  const places = Object.values(checks)
    .flat()
    .filter(({ choices }) => choices.every((choice) => typeof choice === 'number'))
    .map(({ choices, answer }) => choices.filter((choice) => choice < answer).length);
  const most = Math.max(0, ...[0, 1, 2, 3].map((at) => places.filter((p) => p === at).length));

  if (places.length >= 4) expect(most / places.length).toBeLessThanOrEqual(0.7);
});

test.each(found)('keeps the answers of $item.path out of what the page imports', async (each) => {
  const answers = answersOf([each]).courses[each.course.id] ?? {};
  const sources = (await readdir(each.item.folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && name !== 'checks.ts' && !name.endsWith('.test.ts'),
  );

  expect(Object.keys(answers)).toEqual(each.course.lessons.map(({ id }) => id));
  for (const name of sources)
    expect(await readFile(join(each.item.folder, name), 'utf8'), name).not.toContain('checks.ts');
});

test('asks of this lesson, and in every later lesson about an earlier one too', () => {
  for (const { course, checks } of found)
    for (const [i, { id }] of course.lessons.entries()) {
      const abouts = checks[id]?.map(({ about }) => about) ?? [];
      expect(abouts, id).toContain(id);
      if (i > 0) expect(new Set(abouts).size, id).toBe(2);
    }
});

test('refuses a line that is too long, a missing language and a name used twice', () => {
  const course = found[0]?.course;
  const lesson = course?.lessons[0];
  if (!course || !lesson) throw new Error('there is no course to spoil');
  const spoilt = (changed: object): boolean =>
    courseFile.safeParse({ ...course, lessons: [{ ...lesson, ...changed }] }).success;

  expect(spoilt({})).toBe(true);
  expect(spoilt({ title: { id: 'Kenal 1 sampai 5' } })).toBe(false);
  expect(spoilt({ title: { id: 'kata '.repeat(13), en: 'word' } })).toBe(false);
  expect(spoilt({ title: { id: 'x'.repeat(35), en: 'word' } })).toBe(false);
  expect(spoilt({ make: { ...lesson.make, id: lesson.look[0]?.id } })).toBe(false);
});
