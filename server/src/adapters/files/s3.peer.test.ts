import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3, startS3 } from '../../../../peers/s3/start.ts';
import { bring, newPlace, save } from '../../backup/backup.testing.ts';
import { emptyDatabase, testDatabase } from '../../database/testing.ts';
import { manyFamilies } from '../../testing/accounts.ts';
import { namesIn, testFiles } from './files.contract.ts';
import { s3Store } from './s3.ts';

let s3: S3;
beforeAll(async () => {
  s3 = await startS3('nobi');
});
afterAll(() => s3.stop());

const store = (changes: { prefix?: string; accessKey?: string; bucket?: string } = {}) =>
  s3Store({ ...s3, prefix: '', ...changes });

describe('with a prefix', () => testFiles(() => store({ prefix: 'first/installation' })));
describe('without a prefix', () => testFiles(() => store()));

test('two installations in one bucket do not see each other', async () => {
  await store({ prefix: 'one' }).put('picture', new Uint8Array([1]));

  expect(await store({ prefix: 'two' }).get('picture')).toBeUndefined();
  expect(await namesIn(store({ prefix: 'two' }))).toEqual([]);
  expect(await namesIn(store({ prefix: 'one' }))).toEqual(['picture']);
});

test('a wrong key and a wrong bucket are a store that is away, never a missing file', async () => {
  await store().put('picture', new Uint8Array([1]));

  const wrong = [
    store({ bucket: 'other' }).get('picture'),
    store({ bucket: 'other' }).put('picture', new Uint8Array([2])),
    store({ accessKey: 'TIADA' }).put('picture', new Uint8Array([2])),
    store({ accessKey: 'TIADA' }).remove('picture'),
  ];

  for (const answer of await Promise.allSettled(wrong))
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'FilesUnavailable' } });
  expect([...((await store().get('picture')) ?? [])]).toEqual([1]);
});

test('a backup takes the files of a store along, and brings them into another', async () => {
  const source = await testDatabase();
  await manyFamilies(source.db, 2);
  const [from, into] = [store({ prefix: 'living' }), store({ prefix: 'restored' })];
  await from.put('packages/4f1c/index.html', new Uint8Array([1, 2, 3]));
  const place = await newPlace();
  const target = await emptyDatabase();

  const { folder } = await save({ url: source.url, files: from }, place.in('backups'));
  await bring(folder, { url: target.url, files: into });

  expect(await namesIn(into)).toEqual(['packages/4f1c/index.html']);
  expect([...((await into.get('packages/4f1c/index.html')) ?? [])]).toEqual([1, 2, 3]);
  await source.drop();
  await target.drop();
  await place.remove();
});
