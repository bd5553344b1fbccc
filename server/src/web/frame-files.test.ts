import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFrameFiles } from './frame-files.ts';

const contentFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-frame-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('names what an entry page asks for at once, and nothing that comes later', async () => {
  const folder = await contentFolder();
  const files = { '/games/kebun/': 1, '/assets/kit-1.js': 1, '/assets/sound-2.js': 1 };
  const items = { kebun: { build: 'b', path: '/games/kebun/', files } };
  await mkdir(join(folder, 'games/kebun'), { recursive: true });
  await writeFile(join(folder, 'packs.json'), JSON.stringify({ v: 1, items }));
  await writeFile(
    join(folder, 'games/kebun/index.html'),
    '<script type="module" src="/assets/kit-1.js"></script><link rel="stylesheet" href="/assets/kit-1.css">',
  );

  const links = await readFrameFiles(folder, 'https://play.nobi.test');

  expect(links.get('kebun')).toBe(
    '<https://play.nobi.test/assets/kit-1.js>; rel=prefetch; crossorigin, <https://play.nobi.test/assets/kit-1.css>; rel=prefetch; crossorigin',
  );
});

test('names nothing where no content was built', async () => {
  expect(await readFrameFiles(await contentFolder(), 'https://play.nobi.test')).toEqual(new Map());
});
