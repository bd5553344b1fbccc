import { profile } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureOf } from '../../modules/profile/profile.testing.ts';
import { FilesUnavailable } from '../../ports/files.ts';
import { type FileStore, type StoreMood, startFileStore } from '../../testing/file-store.ts';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { namesIn } from './files.contract.ts';
import { s3Store } from './s3.ts';

let store: FileStore;
let product: Product;
beforeAll(async () => {
  store = await startFileStore();
  product = await startProduct(store.environment);
});
beforeEach(() => {
  store.state.mood = 'well';
  store.state.calls = 0;
});
afterAll(async () => {
  await product.stop();
  await store.stop();
});

/** Less patient than the product, whose eight seconds one test below waits for. */
const files = (endpoint = store.url) =>
  s3Store(
    {
      endpoint,
      bucket: 'nobi',
      region: 'auto',
      accessKey: 'kunci',
      secretKey: 'rahasia',
      prefix: '',
    },
    1000,
  );

const everyCall = (endpoint?: string) =>
  Promise.allSettled([
    files(endpoint).put('picture', new Uint8Array([1])),
    files(endpoint).get('picture'),
    files(endpoint).remove('picture'),
    files(endpoint).removeAll('packages'),
    namesIn(files(endpoint)),
  ]);

const away: [string, StoreMood][] = [
  ['refuses our key', 403],
  ['has no such bucket', 404],
  ['is overloaded', 503],
  ['breaks', 500],
  ['cuts the line', 'cuts'],
  ['takes the call and says nothing', 'hangs'],
];

test.each(away)('a store that %s is away, and not for ever', async (_what, mood) => {
  store.state.mood = mood;
  const startedAt = performance.now();

  const answers = await everyCall();

  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(FilesUnavailable) });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('a store that drips a file is given up', async () => {
  store.state.mood = 'drips';
  const startedAt = performance.now();

  await expect(files().get('picture')).rejects.toBeInstanceOf(FilesUnavailable);

  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('a store that nobody listens at is away', async () => {
  const closedStore = await startFileStore();
  await closedStore.stop();

  for (const answer of await everyCall(closedStore.url))
    expect(answer).toMatchObject({ reason: { name: 'FilesUnavailable' } });
});

test('a store that is busy for a moment is asked once more', async () => {
  store.state.mood = 'busy once';

  await files().put('picture', new Uint8Array([1]));

  expect(store.state.calls).toBe(2);
});

test('a refusal is final and is not asked again', async () => {
  store.state.mood = 403;

  await expect(files().get('picture')).rejects.toThrow('403');

  expect(store.state.calls).toBe(1);
});

/** As a browser sends it, in the language of its owner. */
const sendPicture = async (token: string, language: string) => {
  const form = new FormData();
  const picture = await pictureOf('png');
  form.set('profile_picture', new Blob([picture], { type: 'image/png' }), 'foto.png');
  const response = await fetch(`${product.url}${profile.update.path}`, {
    method: profile.update.method,
    headers: { authorization: `Token ${token}`, 'accept-language': language },
    body: form,
  });
  return { response, words: await response.text() };
};

test.each([
  ['en', 403, 'busy right now'],
  ['id', 'cuts', 'sedang ramai'],
  ['id', 'hangs', 'sedang ramai'],
] as const)(
  'a family hears it in words, in %s when it says %s, and no picture is claimed',
  async (...[language, mood, answer]) => {
    const { token, email } = await newFamily(product);
    store.state.mood = mood;

    const startedAt = performance.now();

    const { response, words } = await sendPicture(token, language);

    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(words).toContain(answer);
    expect(await product.db.query('select picture from account where email = $1', [email])).toEqual(
      [{ picture: null }],
    );
  },
);

test('a family keeps its picture in the store', async () => {
  const { token } = await newFamily(product);

  const { response } = await sendPicture(token, 'id');

  expect(response.status).toBe(200);
  expect(store.state.calls).toBe(1);
});
