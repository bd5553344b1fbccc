import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newerIn } from './newer.rules.ts';
import { releaseNotice } from './release-notice.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-release-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['0.5.0', '0.5.0'],
  ['v0.4.10\n', '0.4.10'],
  ['{"tag_name": "v1.0.0"}', '1.0.0'],
  ['{"version": "0.4.3"}', '0.4.3'],
  ['0.4.2', null],
  ['0.3.9', null],
  ['<script>alert(1)</script>', null],
  ['{"version": ', null],
  ['0.5.0-beta', null],
])('of %j it reads %j', (text, newer) => {
  expect(newerIn(text, '0.4.2')).toBe(newer);
});

test('reads the file of the operator again after an hour, and never without one', async () => {
  const source = join(folder, 'release.txt');
  let at = 0;
  const newer = releaseNotice({ source, current: '0.4.0', now: () => at });

  const before = await newer();
  await writeFile(source, '0.6.0');
  const within = await newer();
  at += 3_600_000;
  const after = await newer();

  expect([before, within, after]).toEqual([null, null, '0.6.0']);
  expect(await releaseNotice({ source: undefined })()).toBeNull();
});
