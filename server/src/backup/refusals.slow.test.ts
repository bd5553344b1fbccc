import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { localDisk } from '../adapters/files/local-disk.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../database/testing.ts';
import { type Files, FilesUnavailable } from '../ports/files.ts';
import { manyFamilies } from '../testing/accounts.ts';
import { ask, bring, command, newPlace, save } from './backup.testing.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { openKeys } from './parts/keys.ts';

const passphrase = 'kuda laut naik becak';
let place: Awaited<ReturnType<typeof newPlace>>;
let source: TestDatabase;
let whole: string;
let closed: string;
let blank: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  place = await newPlace();
  source = await testDatabase();
  await manyFamilies(source.db, 50);
  const files = localDisk(place.in('files'));
  await files.put('picture-1', new Uint8Array(100_000).fill(7));
  await files.put('packages/4f1c/index.html', new Uint8Array());
  const from = { url: source.url, files };
  whole = (await save(from, place.in('whole'))).folder;
  closed = (await save(from, place.in('closed'), passphrase)).folder;
});
afterAll(async () => {
  await source.drop();
  await place.remove();
});
beforeEach(async () => {
  blank = await emptyDatabase();
});
afterEach(async () => {
  await blank.drop();
  for (const name of ['copy', 'back']) await rm(place.in(name), { recursive: true, force: true });
});

const back = () => ({ url: blank.url, files: localDisk(place.in('back')) });
const rowsBack = async () => {
  const [table] = await ask(blank.url, `select to_regclass('account')::text as account`);
  if (table?.[0]?.account === null) return 'no tables';
  const [count] = await ask(blank.url, 'select count(*)::int as rows from account');
  return count?.[0]?.rows;
};
const filesBack = async () => {
  const names = await readdir(place.in('back')).catch(() => []);
  // The folder for what is being written is no file (adapters/files/half-written.ts).
  return names.filter((name) => name !== '.half');
};

const copyOf = async (backup: string) => {
  const copy = place.in('copy');
  await cp(backup, copy, { recursive: true });
  return copy;
};

const flip = async (path: string) => {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

test.each(['table-account.gz', 'table-rating.gz', 'files.gz', 'manifest.json'])(
  'one changed bit in %s is found before anything is touched',
  async (name) => {
    const copy = await copyOf(whole);
    await flip(join(copy, name));

    await expect(bring(copy, back())).rejects.toThrow(/is damaged/);

    expect([await rowsBack(), await filesBack()]).toEqual(['no tables', []]);
  },
);

test.each([
  ['cut short', (path: string) => truncate(path, 100)],
  ['missing', (path: string) => rm(path)],
])('a part that is %s is found before anything is touched', async (_what, harm) => {
  const copy = await copyOf(whole);
  await harm(join(copy, 'table-account.gz'));

  await expect(bring(copy, back())).rejects.toThrow(/table-account.gz/);

  expect(await rowsBack()).toBe('no tables');
});

test('an encrypted backup opens with its own passphrase alone, and shows nothing else', async () => {
  await expect(bring(closed, back())).rejects.toThrow('set the BACKUP_PASSPHRASE');
  await expect(bring(closed, back(), 'kuda laut naik bajaj')).rejects.toThrow(
    'passphrase is another',
  );
  expect(await rowsBack()).toBe('no tables');

  await bring(closed, back(), passphrase);

  expect([await rowsBack(), (await filesBack()).toSorted()]).toEqual([
    50,
    ['packages', 'picture-1'],
  ]);
  for (const name of (await readdir(closed)).filter((one) => one.endsWith('.enc')))
    expect((await readFile(join(closed, name))).subarray(0, 2)).not.toEqual(
      Buffer.from('1f8b', 'hex'),
    );
});

test('a changed bit in an encrypted backup is found', async () => {
  const copy = await copyOf(closed);
  await flip(join(copy, 'files.gz.enc'));

  await expect(bring(copy, back(), passphrase)).rejects.toThrow('files.gz.enc is damaged');
});

const rewritten = async (change: object) => {
  const copy = await copyOf(whole);
  const { manifest } = await readManifest(copy, undefined);
  await rm(join(copy, 'manifest.json'));
  await writeManifest(copy, openKeys, { ...manifest, ...change });
  return copy;
};

test.each([
  ['of a newer format', { format: 2 }, 'made by a newer Nobi'],
  [
    'with a change we do not know',
    { migrations: [{ name: '999-later.sql', checksum: 'x' }] },
    '999-later.sql is not known here',
  ],
])('a backup %s is refused in words', async (_what, change, words) => {
  const newer = await rewritten(change);

  await expect(bring(newer, back())).rejects.toThrow(words);

  expect(await rowsBack()).toBe('no tables');
});

test('a database that has rows is left as it is', async () => {
  const living = await testDatabase();
  await manyFamilies(living.db, 1);

  const attempt = bring(whole, { url: living.url, files: localDisk(place.in('back')) });

  await expect(attempt).rejects.toThrow('The database is not empty: account has rows');
  expect(await living.db.query('select 1 from account')).toHaveLength(1);
  await living.drop();
});

test('a place that has files is left as it is', async () => {
  await back().files.put('picture-0', new Uint8Array([1]));

  await expect(bring(whole, back())).rejects.toThrow('place for files is not empty: picture-0');

  expect([await rowsBack(), await filesBack()]).toEqual(['no tables', ['picture-0']]);
});

/** A store that takes some files and is away then. */
const failingAfter = (calls: number, files: Files): Files => {
  let callsLeft = calls;
  const count = () => {
    callsLeft -= 1;
    if (callsLeft < 0) throw new FilesUnavailable('away');
  };
  return {
    ...files,
    put: async (...file) => {
      count();
      await files.put(...file);
    },
    get: async (name) => {
      count();
      return await files.get(name);
    },
  };
};

test('a restore that fails half-way leaves an empty place, and can be tried again', async () => {
  const { url, files } = back();

  await expect(bring(whole, { url, files: failingAfter(1, files) })).rejects.toThrow('away');
  const remaining = [await rowsBack(), (await filesBack()).filter((name) => name !== 'packages')];
  await bring(whole, { url, files });

  expect(remaining).toEqual([0, []]);
  expect(await rowsBack()).toBe(50);
});

test('a backup that fails half-way leaves no folder that looks like one', async () => {
  await mkdir(place.in('failed'));
  const files = failingAfter(1, localDisk(place.in('files')));

  await expect(save({ url: source.url, files }, place.in('failed'))).rejects.toThrow('away');

  expect(await readdir(place.in('failed'))).toEqual([]);
});

test.each([
  ['backup', [], 'Say which folder: --to FOLDER'],
  ['backup', ['--too', 'x'], 'Say which folder: --to FOLDER'],
  ['backup', ['--to', 'x'], 'There is no database in'],
  ['restore', ['--from', '/nowhere'], 'There is no backup in /nowhere.'],
] as const)('%s %j is answered in a sentence', async (name, words, sentence) => {
  const { code, output } = await command(name, [...words], { DATA_DIR: place.in('none') });

  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ {4}at /m);
});

test('a folder of backups names the ones it holds', async () => {
  await expect(bring(place.in('whole'), back())).rejects.toThrow(/choose one: nobi-\d{8}T\d{6}Z/);
});
