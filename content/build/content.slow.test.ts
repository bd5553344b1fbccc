/** What changed is built, and the result is that of a build from nothing, byte for byte. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from './cache/laid.ts';
import { hashOf } from './cache/store.ts';
import { buildContent } from './content.ts';
import { addCopies, openContent, type SmallContent } from './small-content.testing.ts';

const game = 'games/jembatan-sepuluh';
const added = ['games/game-nomor-0', 'courses/course-nomor-1', 'tools/tool-nomor-2'];
let content: SmallContent;

beforeAll(async () => {
  content = await openContent();
  await addCopies(content.root, added.length);
}, 60_000);
afterAll(() => content.close());

const within = (...path: string[]) => join(content.root, ...path);
const placed = (dist: string, cache: string) => ({
  root: content.root,
  dist: content.folder(dist),
  cache: content.folder(cache),
});
const build = async () => (await buildContent(placed('dist', 'cache'))).built;

const hashesIn = async (dist: string): Promise<Record<string, string>> => {
  const rows = [];
  for (const name of await filesBelow(dist))
    rows.push([name, hashOf(await readFile(join(dist, name)))] as const);
  return Object.fromEntries(rows);
};
const laid = () => hashesIn(content.folder('dist'));
let fresh = 0;
const fromNothing = async () => {
  fresh += 1;
  await buildContent(placed(`dist-${fresh}`, `cache-${fresh}`));
  return hashesIn(content.folder(`dist-${fresh}`));
};

const edit = async (file: string, from: string | RegExp, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await writeFile(file, edited);
};

test('lays the same without a change, and does not touch a file', async () => {
  expect(await build()).toHaveLength(added.length + 2);
  const first = await laid();

  expect(await build()).toEqual([]);
  expect(await laid()).toEqual(first);
  expect(first).toEqual(await fromNothing());
  // In other company too, and with one of its files lost.
  await rm(content.folder('dist/catalogue.json'));
  expect(await build()).toEqual([]);
  expect(await laid()).toEqual(first);
}, 600_000);

test('builds one item for its words and for its pictures', async () => {
  const before = await laid();
  await edit(within(added[0] ?? '', 'manifest.ts'), 'Game Nomor 0', 'Kebun Nomor 0');
  await edit(within(added[0] ?? '', 'index.html'), 'Game Nomor 0', 'Kebun Nomor 0');
  expect(await build()).toEqual([added[0]]);
  await edit(within(added[1] ?? '', 'thumbnail.svg'), '</svg>', '<!-- Changed. --></svg>');
  expect(await build()).toEqual([added[1]]);

  expect(await laid()).not.toEqual(before);
  expect(await laid()).toEqual(await fromNothing());
}, 600_000);

test('builds every item for the kit', async () => {
  await edit(join(content.kit, 'src/guest/stage/words.ts'), "'Mau dibantu?'", "'Perlu dibantu?'");

  expect(await build()).toHaveLength(added.length + 2);
  expect(await laid()).toEqual(await fromNothing());
}, 600_000);

test('takes the files of an item away with it', async () => {
  await rm(within(added[2] ?? ''), { recursive: true });

  const built = await build();
  const names = Object.keys(await laid());
  expect(built).not.toContain(added[2]);
  expect(names.filter((name) => name.includes('tool-nomor-2'))).toEqual([]);
  expect(await laid()).toEqual(await fromNothing());
}, 600_000);

const script = join(import.meta.dirname, '../build.ts');

/** Runs before the build in each of its processes: they count together, and all die when the nth file is moved into place. */
const killer = (moves: string, nth: number): string =>
  `--import data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs.promises;
    fs.promises.rename = (...paths) => {
      fs.appendFileSync(${JSON.stringify(moves)}, '.');
      if (fs.statSync(${JSON.stringify(moves)}).size === ${nth}) process.kill(0, 'SIGKILL');
      return rename(...paths);
    };
    syncBuiltinESMExports();
  `)}`;

/** Builds everything anew. Says by what the build was ended, and how many files it has moved until then. */
const buildUntil = async (nth: number) => {
  await appendFile(join(content.kit, 'src/guest/stage/words.ts'), `// ${nth}\n`);
  const moves = content.folder(`moves-${nth}`);
  const args = ['--root', content.root, '--into', content.folder('dist'), '--cache'];
  const child = spawn(process.execPath, [script, ...args, content.folder('cache')], {
    // A group of its own, which is what is killed.
    detached: true,
    stdio: 'ignore',
    env: { NODE_OPTIONS: killer(moves, nth) },
  });
  await once(child, 'exit');
  return { signal: child.signalCode, moved: (await readFile(moves)).length };
};

test('is whole again after builds that were killed wherever they were', async () => {
  const { moved } = await buildUntil(0);
  const parts = [0.01, 0.3, 0.6, 0.9, 1];

  for (const nth of parts.map((part) => Math.ceil(moved * part)))
    expect(await buildUntil(nth)).toEqual({ signal: 'SIGKILL', moved: nth });

  await build();
  expect(await laid()).toEqual(await fromNothing());
}, 600_000);

test('builds anew what was damaged where it is kept', async () => {
  const before = await laid();
  const files = await filesBelow(content.folder('cache/files'));
  for (const name of files) await writeFile(content.folder(`cache/files/${name}`), 'damaged');
  await rm(content.folder('dist'), { recursive: true });

  expect(await build()).toContain(game);
  expect(await laid()).toEqual(before);
}, 600_000);
