/** What an item's README says of plan, ages and looks: held to its manifest, and to the grade under which it goes back. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findItems } from '../build/items.ts';

const items = await Promise.all(
  (await findItems(join(import.meta.dirname, '..'))).map(async (item) => ({
    ...item,
    readme: await readFile(join(item.folder, 'README.md'), 'utf8'),
  })),
);
const leastGrade = 8;
/** First, middle, hard and last. */
const fewestScenes = 4;

test.each(items)('$path tells its plan and its ages as they are', ({ readme, manifest }) => {
  const [plan] = /\b(?:premium|regular)\b/i.exec(readme) ?? [];
  const [, from, to] = /\bages (\d+) to (\d+)/i.exec(readme.replaceAll('\n', ' ')) ?? [];

  expect(plan?.toLowerCase()).toBe(manifest.plan);
  expect([from, to].map(Number)).toEqual([manifest.ageMin, manifest.ageMax]);
});

test.each(items)(
  '$path was looked at on a phone and a desk, and each scene has its grade and why',
  ({ readme }) => {
    const [, looked = ''] = readme.split('## Looked at');
    const rows = [...looked.matchAll(/^\| ([^|]+) \| ([\d.]+) \| ([^|]+) \|$/gm)];

    expect(looked).toMatch(/390 [x×] 844|360 [x×] 640/);
    expect(looked).toMatch(/1280 [x×] 800/);
    expect(rows.length).toBeGreaterThanOrEqual(fewestScenes);
    for (const [row, , grade, why = ''] of rows) {
      expect(Number(grade), row).toBeGreaterThanOrEqual(leastGrade);
      expect(Number(grade), row).toBeLessThanOrEqual(10);
      expect(why.split(' ').length, row).toBeGreaterThanOrEqual(5);
    }
  },
);
