import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame, premiumGame } from '../../testing/builds.ts';
import { newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let regular: string;
let premium: string;

beforeAll(async () => {
  product = await startProduct();
  regular = (await newSubscriber(product, 'regular')).token;
  premium = (await newSubscriber(product, 'premium')).token;
});
afterAll(() => product.stop());

const started = z.object({ play_id: z.string(), url: z.string(), expires_in: z.number() });

const startPlay = async (token = regular, id = openGame) => {
  const reply = await product.send(games.play, { token, params: { id } });
  return started.parse(reply.body);
};

const list = (token: string, headers: Record<string, string> = {}) =>
  product.send(games.list, { token, headers });

const event = (id: string, changes: object = {}) => ({
  v: 1,
  id: id.repeat(32),
  t: 1_790_000_000_000,
  item: openGame,
  attempt: 1,
  verb: 'answered',
  object: 'soal-1',
  result: { success: true, duration_ms: 1200, score: { scaled: 0.5 } },
  ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0123456789ab' },
  ...changes,
});

const report = (play: string, events: unknown, token = regular) =>
  product.send(games.report, { token, params: { play }, body: { events } });

const eventsOf = (play: string) =>
  product.db.query('select 1 from play_event where session_id = $1', [play]);

test('the shelf is in order, in the language of its reader', async () => {
  const english = await list(premium, { 'accept-language': 'en' });
  const indonesian = await list(premium, { 'accept-language': 'id-ID' });

  expect(english.body).toMatchObject([
    { id: openGame, title: `Title of ${openGame} (en)`, locked: false },
    { id: premiumGame, locked: false },
  ]);
  expect(indonesian.body).toMatchObject([{ title: `Title of ${openGame} (id)` }, {}]);
});

test('a regular plan sees a premium game without its address', async () => {
  const { body } = await list(regular);

  expect(body).toMatchObject([
    { id: openGame, locked: false, html_game_url: `${product.playUrl}/games/${openGame}/` },
    { id: premiumGame, locked: true, html_game_url: '' },
  ]);
});

test.each([
  ['play', games.play, {}],
  ['load', games.load, {}],
  ['keep', games.keep, { body: { save: '{}' } }],
])('a regular plan cannot %s a premium game', async (_name, shape, input) => {
  const plays = await product.db.query('select 1 from play_session');

  const reply = await product.send(shape, {
    token: regular,
    params: { id: premiumGame },
    headers: { 'accept-language': 'id' },
    ...input,
  });

  expect(reply.status).toBe(403);
  expect(reply.body).toEqual({
    error: 'Yang ini bagian dari Premium. Tanya orang dewasa, ya.',
    code: 'premium_only',
  });
  expect(await product.db.query('select 1 from play_session')).toHaveLength(plays.length);
});

test('the shelf comes packed, and only once while it stays the same', async () => {
  const first = await list(regular, { 'accept-encoding': 'gzip' });
  const etag = first.headers.get('etag') ?? '';

  const again = await list(regular, { 'if-none-match': etag });
  const other = await list(premium, { 'if-none-match': etag });

  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(first.headers.get('vary')).toContain('authorization');
  expect([again.status, other.status]).toEqual([304, 200]);
});

test('a copy kept by the browser opens nothing once the plan has ended', async () => {
  const family = await newSubscriber(product, 'regular');
  const etag = (await list(family.token)).headers.get('etag') ?? '';
  await product.db.query(
    `with ended as (
       delete from period where account_id = (select id from account where email = $1)
       returning account_id
     )
     select pg_notify('caller_changed', account_id::text) from ended`,
    [family.email],
  );

  await expect
    .poll(async () => (await list(family.token, { 'if-none-match': etag })).status)
    .toBe(402);
});

test('a play is in the database before its address is handed out', async () => {
  const play = await startPlay();

  const rows = await product.db.query('select item_id from play_session where id = $1', [
    play.play_id,
  ]);
  const page = await fetch(play.url);
  expect(rows).toEqual([{ item_id: openGame }]);
  expect(play.url).toMatch(new RegExp(`^${product.playUrl}/games/${openGame}/\\?ticket=`));
  expect(play.expires_in).toBe(600);
  expect(page.status).toBe(200);
});

test('fifty plays at once are fifty plays', async () => {
  const plays = await Promise.all(Array.from({ length: 50 }, () => startPlay()));

  const rows = await product.db.query('select 1 from play_session where id = any($1)', [
    plays.map(({ play_id }) => play_id),
  ]);
  expect(rows).toHaveLength(50);
});

test('what a game reports twice is kept once', async () => {
  const { play_id } = await startPlay();

  const first = await report(play_id, [event('a'), event('b')]);
  const again = await report(play_id, [event('b'), event('c'), event('c')]);

  expect([first.body, again.body]).toMatchObject([{ kept: 2 }, { kept: 1 }]);
  expect(await eventsOf(play_id)).toHaveLength(3);
});

test('the same report sent ten times at once is kept once', async () => {
  const { play_id } = await startPlay();

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => report(play_id, [event('a'), event('b')])),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await eventsOf(play_id)).toHaveLength(2);
});

test('nobody reports into the play of another family, or into an old one', async () => {
  const { play_id: mine } = await startPlay();
  const { play_id: old } = await startPlay();
  await product.db.query(
    `update play_session set began_at = now() - interval '3 days' where id = $1`,
    [old],
  );

  const foreign = await report(mine, [event('a')], premium);
  const late = await report(old, [event('a')]);
  const unknown = await report(crypto.randomUUID(), [event('a')]);
  const noId = await report('a'.repeat(36), [event('a')]);

  expect([foreign, late, unknown, noId].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(foreign.body).toEqual(unknown.body);
  expect(await eventsOf(mine)).toHaveLength(0);
});

test.each([
  ['a key too many', { name: 'Budi' }],
  ['a sentence where a word belongs', { object: 'Nama saya Budi' }],
  ['an unknown verb', { verb: 'failed' }],
  ['another version', { v: 2 }],
  ['a score above one', { result: { score: { scaled: 2 } } }],
  ['a hidden key', { result: { picture: 'data:' } }],
  ['NUL', { object: 'a\u0000' }],
  ['a time before all time', { t: -1 }],
  ['a fraction', { attempt: 1.5 }],
  ['an id that is none', { id: 'a' }],
  ['another child’s context', { ctx: { ...event('a').ctx, child: 7 } }],
])('a report with %s is refused whole', async (_what, changes) => {
  const { play_id } = await startPlay();

  const reply = await report(play_id, [event('a'), event('b', changes)]);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await eventsOf(play_id)).toHaveLength(0);
});

test('a save comes back as it was, for this child and this game alone', async () => {
  const [{ token: mineToken }, { token: theirToken }] = [
    await newSubscriber(product, 'regular'),
    await newSubscriber(product, 'premium'),
  ];
  const save = JSON.stringify({ planks: [1, 2], words: '😀 “é” \\ "' });
  const nothing = await product.send(games.load, { token: theirToken, params: { id: openGame } });
  await product.send(games.keep, {
    token: mineToken,
    params: { id: openGame },
    body: { save: 'old' },
  });
  await product.send(games.keep, { token: mineToken, params: { id: openGame }, body: { save } });

  const mine = await product.send(games.load, { token: mineToken, params: { id: openGame } });
  const theirs = await product.send(games.load, { token: theirToken, params: { id: openGame } });

  expect(mine.body).toMatchObject({ save });
  expect([nothing.body, theirs.body]).toMatchObject([{ save: null }, { save: null }]);
});

test.each([
  ['just right', 'a'.repeat(65_536), 200],
  ['one too many', 'a'.repeat(65_537), 413],
  ['too many bytes', 'é'.repeat(40_000), 413],
])('a save of %s is answered so', async (_what, save, status) => {
  const reply = await product.send(games.keep, {
    token: premium,
    params: { id: openGame },
    body: { save },
  });

  expect(reply.status).toBe(status);
});

test.each(['tidak-ada', 'constructor', 'toString', '..', 'a'.repeat(64)])(
  'no game is called %s',
  async (id) => {
    const replies = await Promise.all(
      [games.one, games.play, games.load].map((shape) =>
        product.send(shape, { token: premium, params: { id } }),
      ),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  },
);
