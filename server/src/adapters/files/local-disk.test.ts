import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FilesUnavailable } from '../../ports/files.ts';
import { namesIn, testFiles } from './files.contract.ts';
import { localDisk } from './local-disk.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nobi-files-'));
});
afterAll(() => rm(root, { recursive: true }));

testFiles(() => localDisk(join(root, 'contract')));

test('files are for this account alone', async () => {
  const folder = join(root, 'private');
  await localDisk(folder).put('packages/a', new Uint8Array([1]));

  const modes = await Promise.all(
    [folder, join(folder, 'packages', 'a')].map(async (path) => (await stat(path)).mode & 0o777),
  );

  expect(modes).toEqual([0o700, 0o600]);
});

test('a write that cannot end leaves nothing behind and says that the store is away', async () => {
  const folder = join(root, 'blocked');
  // A folder where the file should be: the last step, its renaming, is refused.
  await mkdir(join(folder, 'picture', 'below'), { recursive: true });

  const attempt = localDisk(folder).put('picture', new Uint8Array([1]));

  await expect(attempt).rejects.toBeInstanceOf(FilesUnavailable);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    '.half',
    'picture',
    'picture/below',
  ]);
});

// S3 promises this of itself (one PUT is atomic); s3rver, which stands in for it, does not.
test('of twenty written at once under one name one stays whole', async () => {
  const files = localDisk(join(root, 'shared'));
  const versions = Array.from({ length: 20 }, (_, at) => new Uint8Array(10_000 + at).fill(at));

  await Promise.all(versions.map((bytes) => files.put('picture', bytes)));

  expect(versions).toContainEqual(new Uint8Array((await files.get('picture')) ?? []));
});

test('what a killed process had half written is removed an hour later, unseen until then', async () => {
  const folder = join(root, 'killed');
  await mkdir(join(folder, '.half'), { recursive: true });
  await writeFile(join(folder, '.half', 'of-the-killed'), 'half a picture');
  await writeFile(join(folder, '.half', 'of-another'), 'under way');
  const longAgo = new Date(Date.now() - 2 * 3600_000);
  await utimes(join(folder, '.half', 'of-the-killed'), longAgo, longAgo);
  const files = localDisk(folder);

  await files.put('picture', new Uint8Array([1]));

  expect(await namesIn(files)).toEqual(['picture']);
  expect(await readdir(join(folder, '.half'))).toEqual(['of-another']);
});

test('a folder that cannot be used is a store that is away, not a missing file', async () => {
  const path = join(root, 'no-folder');
  await writeFile(path, '');
  const files = localDisk(path);

  const answers = await Promise.allSettled([
    files.get('picture'),
    files.put('picture', new Uint8Array([1])),
    namesIn(files),
  ]);

  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'FilesUnavailable' } });
});
