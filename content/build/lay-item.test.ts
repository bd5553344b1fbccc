/** What `npm run new-game` and its siblings lay must build at once, within every budget. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breaches, weigh } from './budget.ts';
import { bundle } from './bundle.ts';
import { readCourse } from './courses.ts';
import { findItems } from './items.ts';
import { layItem, type NewKind, obstacleTo } from './lay-item.ts';
import { publishLessons } from './lessons-file.ts';
import { openContent } from './small-content.testing.ts';
import { surfaceOf } from './surface.ts';

const kinds: readonly NewKind[] = ['game', 'course', 'tool'];

test('lays a game, a course and a tool that build within their budgets', async () => {
  const { root, close } = await openContent([]);

  for (const kind of kinds) await layItem(root, kind, `coba-${kind}`);
  const items = await findItems(root);
  const output = await bundle({ root, items, pin: surfaceOf(root, items).pin });
  const course = items.find(({ manifest }) => manifest.kind === 'course');

  expect(items.map(({ path }) => path)).toEqual([
    'games/coba-game',
    'courses/coba-course',
    'tools/coba-tool',
  ]);
  expect(items.flatMap((item) => breaches(item.path, weigh(output, item.entry)))).toEqual([]);
  expect(course && (await readCourse(course)).course.id).toBe('coba-course');
  await mkdir(join(root, 'dist'));
  await publishLessons({ root, dist: join(root, 'dist'), items });
  expect(items.map(({ manifest }) => manifest.title.id)).toContain('Coba Game');
  expect(await readFile(join(root, 'games/coba-game/index.html'), 'utf8')).toContain('Coba Game');
  await close();
}, 300_000);

test('says in a sentence why an id will not do', async () => {
  const { root, close } = await openContent([]);
  await layItem(root, 'tool', 'kanvas-baru');

  expect(obstacleTo(root, 'Kanvas Baru')).toContain('small letters and numbers with hyphens');
  expect(obstacleTo(root, '../luar')).toContain('got "../luar"');
  expect(obstacleTo(root, '')).toContain('got ""');
  expect(obstacleTo(root, 'kanvas-baru')).toContain('content/tools/kanvas-baru already');
  await expect(layItem(root, 'game', 'kanvas-baru')).rejects.toThrow('choose another id');
  await close();
});
