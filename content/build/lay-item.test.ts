/** What `npm run new-game` and its siblings lay must build at once, within every budget. */
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breaches, weigh } from './budget.ts';
import { bundle } from './bundle.ts';
import { readCourse } from './courses.ts';
import { findItems } from './items.ts';
import { layItem, type NewKind, obstacleTo } from './lay-item.ts';
import { publishLessons } from './lessons-file.ts';

const content = join(import.meta.dirname, '..');
const kinds: readonly NewKind[] = ['game', 'course', 'tool'];

/** A content root of its own, inside the repository so that the kit is found. */
const openRoot = async () => {
  const cache = join(content, '../.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(cache, 'laid-'));
  for (const shared of ['fonts', 'skills'])
    await symlink(join(content, shared), join(root, shared));
  return { root, close: () => rm(root, { recursive: true }) };
};

test('lays a game, a course and a tool that build within their budgets', async () => {
  const { root, close } = await openRoot();

  for (const kind of kinds) await layItem(root, kind, `coba-${kind}`);
  const items = await findItems(root);
  const output = await bundle({ root, dist: join(root, 'dist'), items });
  const course = items.find(({ manifest }) => manifest.kind === 'course');

  expect(items.map(({ path }) => path)).toEqual([
    'games/coba-game',
    'courses/coba-course',
    'tools/coba-tool',
  ]);
  expect(items.flatMap((item) => breaches(item.path, weigh(output, item.entry)))).toEqual([]);
  expect(course && (await readCourse(course)).course.id).toBe('coba-course');
  await publishLessons({ root, dist: join(root, 'dist'), items });
  expect(items.map(({ manifest }) => manifest.title.id)).toContain('Coba Game');
  expect(await readFile(join(root, 'games/coba-game/index.html'), 'utf8')).toContain('Coba Game');
  await close();
}, 300_000);

test('says in a sentence why an id will not do', async () => {
  const { root, close } = await openRoot();
  await layItem(root, 'tool', 'kanvas-baru');

  expect(obstacleTo(root, 'Kanvas Baru')).toContain('small letters and numbers with hyphens');
  expect(obstacleTo(root, '../luar')).toContain('got "../luar"');
  expect(obstacleTo(root, '')).toContain('got ""');
  expect(obstacleTo(root, 'kanvas-baru')).toContain('content/tools/kanvas-baru already');
  await expect(layItem(root, 'game', 'kanvas-baru')).rejects.toThrow('choose another id');
  await close();
});
