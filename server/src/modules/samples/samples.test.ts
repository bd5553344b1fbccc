import { games, samples } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCourse, openGame, premiumGame } from '../../testing/builds.ts';
import { makeEarlier } from '../../testing/make-earlier.ts';
import { newFamily, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const open = (id: string, token?: string) => product.send(samples.open, { token, params: { id } });
const urlOf = ({ body }: { body: unknown }) =>
  new URL(z.object({ url: z.string() }).parse(body).url);

const proof = (id: string, changes: object = {}) => ({
  v: 1,
  id: id.repeat(32),
  t: 1_790_000_000_000,
  item: openGame,
  attempt: 1,
  verb: 'answered',
  object: 'soal-1',
  result: { success: true, first_try: true, criterion: true, help: 0 },
  ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0123456789ab' },
  ...changes,
});

const keep = (token: string, body: object = { events: [proof('a')] }, id = openGame) =>
  product.send(samples.keep, { token, params: { id }, body });

const rowsOf = (table: string, token: string) =>
  product.db.query(
    `select r.* from ${table} r join session s on s.account_id = r.account_id
     where s.token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );

test('anybody opens a marked game, by an address that runs out', async () => {
  const reply = await open(openGame);

  expect(reply).toMatchObject({
    status: 200,
    body: { expires_in: 600, title: `Title of ${openGame} (en)`, plan: 'regular' },
  });
  expect((await fetch(urlOf(reply))).status).toBe(200);
});

test.each([premiumGame, openCourse, 'tidak-ada', 'constructor'])('%s stays closed', async (id) => {
  expect(await open(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a ticket for a sample opens nothing else, forged or too late', async () => {
  const address = urlOf(await open(openGame));
  const other = new URL(`/games/${premiumGame}/${address.search}`, address);
  const forged = new URL(address);
  forged.searchParams.set('ticket', `zzzzzz.${'A'.repeat(43)}`);
  const late = new URL(address);
  const [, signature] = (late.searchParams.get('ticket') ?? '').split('.');
  late.searchParams.set('ticket', `1.${signature}`);

  const statuses = await Promise.all(
    [other, forged, late, new URL(address.pathname, address)].map(
      async (each) => (await fetch(each)).status,
    ),
  );

  expect(statuses).toEqual([403, 403, 403, 403]);
});

test('a sample that staff have hidden is closed', async () => {
  await product.db.query(
    `insert into staff_item (kind, slug, changes) values ('game', $1, '{"hidden": true}')`,
    [openGame],
  );
  await product.db.query(`select pg_notify('catalogue_changed', '')`);
  await expect.poll(async () => (await open(openGame)).status).toBe(404);

  await product.db.query('delete from staff_item');
  await product.db.query(`select pg_notify('catalogue_changed', '')`);
  await expect.poll(async () => (await open(openGame)).status).toBe(200);
});

test('looking writes nothing but a count by address, and that is bounded', async () => {
  const counted = () => product.db.query('select 1 from play_session');
  const before = await counted();
  await product.db.query('delete from throttle');
  await open(openGame);
  await product.db.query(`update throttle set count = 300 where key like 'sample-address:%'`);

  const refused = await open(openGame);

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await counted()).toHaveLength(before.length);
  await product.db.query('delete from throttle');
});

test('what was played becomes the first session, and none of it is evidence', async () => {
  const { token } = await newSubscriber(product, 'regular');
  const body = { events: [proof('a'), proof('b', { attempt: 2 })], save: '{"jembatan":2}' };

  const first = await keep(token, body);
  const again = await keep(token, { events: [proof('c')] });

  expect([first, again]).toMatchObject([
    { status: 200, body: { kept: 2 } },
    { status: 200, body: { kept: 0 } },
  ]);
  expect(await rowsOf('play_session', token)).toMatchObject([{ item_id: openGame, kind: 'game' }]);
  expect(await rowsOf('play_event', token)).toHaveLength(2);
  for (const table of ['evidence', 'skill_state', 'skill_claim'])
    expect([table, await rowsOf(table, token)]).toEqual([table, []]);
  const load = await product.send(games.load, { token, params: { id: openGame } });
  expect(load.body).toMatchObject({ save: '{"jembatan":2}', skills: [] });
});

test('of ten at once one is kept', async () => {
  const { token } = await newSubscriber(product, 'regular');

  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => keep(token, { events: [proof(at.toString(16))] })),
  );

  expect(replies.map(({ body }) => Object(body).kept).toSorted()).toEqual([...Array(9).fill(0), 1]);
  expect(await rowsOf('play_event', token)).toHaveLength(1);
});

test('who has played here before has no first session left', async () => {
  const { token } = await newSubscriber(product, 'regular');
  await product.send(games.play, { token, params: { id: openGame } });
  await makeEarlier(product.db, {
    table: 'play_session',
    columns: ['began_at'],
    by: '61 minutes',
  });

  expect(await keep(token)).toMatchObject({ body: { kept: 0 } });
  expect(await rowsOf('play_session', token)).toHaveLength(1);
});

test('nothing is kept for nobody, nor for who has not paid', async () => {
  const { token } = await newFamily(product);

  const replies = [await keep(token), await keep('A'.repeat(43))];

  expect(replies.map(({ status }) => status)).toEqual([402, 401]);
});

test.each([
  ['an event of another game', { events: [proof('a', { item: premiumGame })] }, 400],
  ['a key too many', { events: [proof('a', { name: 'Budi' })] }, 400],
  ['a sentence where a word belongs', { events: [proof('a', { object: 'Nama saya' })] }, 400],
  ['no events', { events: [] }, 400],
  ['too many events', { events: Array.from({ length: 201 }, () => proof('a')) }, 400],
  ['too large a save', { events: [proof('a')], save: 'a'.repeat(65_537) }, 413],
  ['too many bytes in its save', { events: [proof('a')], save: 'é'.repeat(40_000) }, 413],
])('%s is refused whole', async (_what, body, status) => {
  const { token } = await newSubscriber(product, 'regular');

  expect((await keep(token, body)).status).toBe(status);
  expect(await rowsOf('play_session', token)).toEqual([]);
});

test('no other game can be kept as a sample', async () => {
  const { token } = await newSubscriber(product, 'premium');
  const events = [proof('a', { item: premiumGame })];

  expect((await keep(token, { events }, premiumGame)).status).toBe(404);
});

test('what comes late finds room beside the first minutes of play', async () => {
  const { token } = await newSubscriber(product, 'regular');
  await product.send(games.play, { token, params: { id: openGame } });

  const late = [await keep(token), await keep(token)];

  expect(late).toMatchObject([{ body: { kept: 1 } }, { body: { kept: 0 } }]);
});
