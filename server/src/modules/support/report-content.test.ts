import { children, contentReport } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newFamily, newSubscribedAdult, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const report = (token: string | undefined, body: object) =>
  product.send(contentReport.reportContent, { token, body });
const reportsOf = (email: string) =>
  product.db.query(
    `select r.kind, r.item, r.reason, r.words, not exists (select from child c
         where c.account_id = r.account_id and (c.created_at, c.place) < (m.created_at, m.place)) as is_first
     from content_report r join account a on a.id = r.account_id
     join child m on m.account_id = r.account_id and m.id = r.child_id
     where a.email = $1 order by r.created_at`,
    [email],
  );

const game = { kind: 'game', item: 'jembatan-angka', reason: 'scary' };

test('a child reports a game without a PIN, with a picture alone or with words', async () => {
  const { email, token } = await newSubscriber(product, 'regular');

  const replies = [
    await report(token, game),
    await report(token, { ...game, reason: 'wrong', words: ' 2 + 2 itu 4 ' }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await reportsOf(email)).toEqual([
    { kind: 'game', item: 'jembatan-angka', reason: 'scary', words: null, is_first: true },
    { kind: 'game', item: 'jembatan-angka', reason: 'wrong', words: '2 + 2 itu 4', is_first: true },
  ]);
});

test('a list is reported without an item, also by a family whose plan is over', async () => {
  const { email, token } = await newFamily(product);

  const reply = await report(token, { kind: 'course', reason: 'unkind' });

  expect(reply.status).toBe(200);
  expect(await reportsOf(email)).toMatchObject([{ kind: 'course', item: null }]);
});

test('pressed five times at once it is one report, and another one an hour later', async () => {
  const { email, token } = await newFamily(product);

  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => report(token, game)));
  const first = await reportsOf(email);
  await product.db.query(`update content_report set created_at = now() - interval '61 minutes'`);
  await report(token, game);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(first).toHaveLength(1);
  expect(await reportsOf(email)).toHaveLength(2);
});

test.each([
  ['no reason', { kind: 'game', item: 'jembatan-angka' }],
  ['a reason that nobody drew', { ...game, reason: 'spam' }],
  ['a kind that is none', { ...game, kind: 'video' }],
  ['words that are too long', { ...game, words: 'a'.repeat(1001) }],
  ['NUL', { ...game, words: 'a\u0000' }],
  ['another child', { ...game, child: '0' }],
])('refuses %s', async (_what, body) => {
  const { email, token } = await newFamily(product);

  const reply = await report(token, body);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await reportsOf(email)).toEqual([]);
});

test('an answer of Nobi is reported by the child who was answered, and by no other family', async () => {
  const [family, other] = [await newFamily(product), await newFamily(product)];
  const [row] = await product.db.query<{ id: string }>(
    `with talk as (
       insert into conversation (id, account_id) select gen_random_uuid(), id from account
       where email = $1 returning id, account_id
     )
     insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms)
     select id, account_id, 'Apa itu awan?', 'Awan itu kapas.', 'answer', 'offline', 1 from talk
     returning id::text as id`,
    [family.email],
  );
  const body = { kind: 'nobi', turn: row?.id, reason: 'wrong' };

  const replies = [await report(family.token, body), await report(other.token, body)];

  expect(replies.map(({ status }) => status)).toEqual([200, 404]);
  expect(await reportsOf(family.email)).toMatchObject([{ kind: 'nobi', item: null }]);
  expect(await reportsOf(other.email)).toEqual([]);
});

test('what a child reported goes with the child', async () => {
  const { add, choose, idsOf } = childrenSteps(() => product);
  const { email, token } = await newSubscribedAdult(product, 'regular');
  await report(token, game);
  await add(token, { nickname: 'Sari' });
  const [, child = ''] = await idsOf(token);
  await choose(token, child);
  await report(token, game);
  const before = await reportsOf(email);

  await product.send(children.remove, { token, params: { child } });

  expect(before).toMatchObject([{ is_first: true }, { is_first: false }]);
  expect(await reportsOf(email)).toMatchObject([{ is_first: true }]);
});

test('twenty reports an hour are enough', async () => {
  const { token } = await newFamily(product);
  for (let times = 0; times < 20; times += 1) await report(token, { ...game, words: `${times}` });

  const reply = await report(token, game);

  expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('a stranger reports nothing', async () => {
  expect((await report(undefined, game)).status).toBe(401);
});

test('a child who tells of a need gets words of help, and people hear of it once', async () => {
  const { email, token } = await newSubscriber(product, 'regular');
  const body = { ...game, words: 'ayah suka memukulku' };
  const casesOf = () =>
    product.db.query(
      `select c.topic, t.prompt from safety_case c join account a on a.id = c.account_id
       join chat_turn t on t.account_id = c.account_id and t.id = c.turn_id where a.email = $1`,
      [email],
    );

  const replies = [await report(token, body), await report(token, body)];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  for (const reply of replies) expect(Object(reply.body).help).toContain('129');
  expect(await casesOf()).toEqual([{ topic: 'violence_at_home', prompt: 'ayah suka memukulku' }]);
  expect((await report(token, { ...game, words: 'Suaranya hilang' })).body).toEqual({});
});

test('with Nobi switched off the words of help come all the same', async () => {
  const { email, token } = await newSubscriber(product, 'regular');
  await product.db.query(
    `insert into chat_child_settings (account_id, child_id, nobi_on)
     select a.id, c.id, false from account a join child c on c.account_id = a.id
     where a.email = $1`,
    [email],
  );

  const reply = await report(token, { ...game, words: 'ayah suka memukulku' });

  expect(Object(reply.body).help).toContain('129');
  expect(await reportsOf(email)).toMatchObject([{ words: 'ayah suka memukulku' }]);
});
