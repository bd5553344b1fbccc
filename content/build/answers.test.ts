/** Nothing that a browser can load knows an answer: the built files are read, not the intentions. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundled, bundle } from './bundle.ts';
import { writeWhole } from './cache/store.ts';
import { publishAnswers, readCourse } from './courses.ts';
import { findItems } from './items.ts';
import { publishLessons } from './lessons-file.ts';
import { surfaceOf } from './surface.ts';

const root = join(import.meta.dirname, '..');
const courses = (await findItems(root)).filter(({ manifest }) => manifest.kind === 'course');
const forServer = ['answers.json', 'lessons.json'];
let dist: string;
let output: Bundled;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'nobi-answers-'));
  output = await bundle({ root, items: courses, pin: surfaceOf(root, courses).pin });
  for (const file of output.files)
    await writeWhole(join(dist, file.fileName), file.type === 'chunk' ? file.code : file.source);
  await publishAnswers(courses, dist);
  await publishLessons({ root, dist, items: courses });
}, 300_000);
afterAll(() => rm(dist, { recursive: true, force: true }));

const published = async (): Promise<{ name: string; text: string }[]> => {
  const names = await readdir(dist, { recursive: true });
  const texts = names.filter((name) => /\.(?:js|html|css|json|map)$/.test(name));
  return Promise.all(
    texts.map(async (name) => ({ name, text: await readFile(join(dist, name), 'utf8') })),
  );
};

test('gives each page its questions with their choices', async () => {
  const all = (await published()).filter(({ name }) => !forServer.includes(name));

  for (const item of courses)
    for (const { id } of Object.values((await readCourse(item)).checks).flat())
      expect(
        all.some(({ text }) => text.includes(id)),
        id,
      ).toBe(true);
});

test('leaves checks.ts and what it gathers out of every chunk', () => {
  const modules = output.files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((id) => /[\\/]checks(?:\.ts|[\\/])/.test(id))).toEqual([]);
});

test('publishes no answer but in the files that only the server reads', async () => {
  const knowing = (await published()).filter(({ text }) =>
    // An `answer` with a value; the desk's `answer(...)`, `answer: () =>` and the empty mark of a
    // button that answers (`data-answer`) are no values.
    /\banswer["'`]?\s*:\s*(?:["'`][^"'`]|[\d-])|["'`]answer["'`]\s*:/.test(text),
  );

  expect(knowing.map(({ name }) => name).toSorted()).toEqual(forServer);
});
