import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { childrenSteps } from '../../modules/children/children.testing.ts';
import { openGame } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { type Answer, answerEvent, playLongAgo } from './claims.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

const playing = async () => {
  const { token, email } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return { token, child, account: row?.id ?? '' };
};

const begin = async (token: string) => {
  const { body } = await product.send(games.play, { token, params: { id: openGame } });
  return z.object({ play_id: z.string() }).parse(body).play_id;
};

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const events = (answers: readonly Answer[], began = Date.now()) =>
  answers.map((answer, at) => answerEvent(openGame, began + at, answer));

const report = (token: string, play: string, sent: object[]) =>
  product.send(games.report, {
    token,
    params: { play },
    body: { events: sent, sent_at: Date.now() },
  });

const claimsOf = (child: string) =>
  product.db.query<{ skill_id: string; answers: number; days: number; state: string }>(
    `select skill_id, answers, days, state from skill_claim
     where child_id = $1 and due_from is null order by 1`,
    [child],
  );

const marksOf = async (child: string) => {
  const rows = await product.db.query<{ marks: string }>(
    `select string_agg(is_right::int::text, '' order by at, client_ms) as marks
     from evidence where child_id = $1`,
    [child],
  );
  return rows[0]?.marks ?? '';
};

test('criterion answers are evidence at once, each of them once, however often it is sent', async () => {
  const { token, child } = await playing();
  const play = await begin(token);
  const sent = events([{ success: true }, { success: false }, { success: true }]);

  await report(token, play, sent);
  await report(token, play, [...sent, ...events([{ success: true }])]);
  await Promise.all([report(token, play, sent), report(token, play, sent)]);

  expect(await claimsOf(child)).toEqual([
    { skill_id: 'bonds-10', answers: 4, days: 1, state: 'too_little' },
  ]);
  expect(await marksOf(child)).toBe('1011');
});

test('an item begins with what a report says of its skills, as far as that is weighed', async () => {
  const { token } = await playing();
  const play = await begin(token);
  const claimed = async () => {
    const { body } = await product.send(games.load, { token, params: { id: openGame } });
    return games.load.reply.parse(body).skills;
  };
  await report(token, play, events([{ success: true }, { success: true }]));

  expect(await claimed()).toMatchObject([
    { id: 'bonds-10', marks: '11', claim: { unaided: 2, isAlone: false } },
  ]);
});

test.each<[string, Answer, string]>([
  ['a second try without help', { success: true, attempt: 2 }, ''],
  ['a miss with help', { success: false, attempt: 3, result: { help: 2 } }, ''],
  ['right in the end with a scaffold', { success: true, attempt: 3, result: { help: 2 } }, '1'],
  ['right after it was shown', { success: true, result: { help: 4 } }, '0'],
  ['a guided try', { success: true, result: { guided: true } }, ''],
  ['what the device read out', { success: true, result: { spoken: true } }, ''],
  ['practice', { success: true, result: { criterion: false } }, ''],
])('%s is weighed as %o: %s', async (_, answer, marks) => {
  const { token, child } = await playing();

  await report(token, await begin(token), events([answer]));

  expect(await marksOf(child)).toBe(marks);
});

test('help that was asked for is told apart from help that came, and from what nobody said', async () => {
  const { token, child } = await playing();
  const tried = [{ help: 4, hints: 1 }, { help: 2, hints: 0 }, { help: 3 }, {}];

  await report(
    token,
    await begin(token),
    events(tried.map((result) => ({ success: true, result }))),
  );

  const found = await product.db.query(
    `select unaided, requested from evidence where child_id = $1 order by at, client_ms`,
    [child],
  );
  expect(found).toEqual([
    { unaided: false, requested: true },
    { unaided: false, requested: false },
    { unaided: false, requested: false },
    { unaided: true, requested: false },
  ]);
});

test('what arrives late is weighed where it belongs', async () => {
  const { token, child } = await playing();
  const [early, late] = [await begin(token), await begin(token)];
  await product.db.query(
    `update play_session set began_at = now() - interval '3 hours' where child_id = $1`,
    [child],
  );
  const right = { success: true };
  const wrong = { success: false };

  await report(token, late, events([right, right, right], minutesAgo(10)));
  await report(token, early, events([wrong, wrong], minutesAgo(100)));

  expect(await marksOf(child)).toBe('00111');
  expect((await claimsOf(child))[0]?.answers).toBe(5);
});

test('what a process left behind is weighed by the job', async () => {
  const { child, account } = await playing();
  const answers = Array.from({ length: 8 }, (_, after) => ({ success: true, after }));
  await playLongAgo(product.db, { account, child, item: openGame, at: new Date(), answers });
  const before = await claimsOf(child);

  await product.runJob('left claims');

  expect(before).toEqual([]);
  expect(await claimsOf(child)).toMatchObject([{ answers: 8, state: 'learning' }]);
});

test('evidence and claims stay when the months of events are dropped, and go with the child', async () => {
  const { child, account } = await playing();
  const at = new Date('2023-05-04T03:00:00Z');
  await product.db.query(`select make_play_month('2023-05-01')`);
  await playLongAgo(product.db, {
    account,
    child,
    item: openGame,
    at,
    answers: [{ success: true }],
  });

  await product.runJob('left claims');
  await product.runJob('play months');

  const of = async (table: string) =>
    (await product.db.query(`select 1 from ${table} where child_id = $1`, [child])).length;
  const gone = await product.db.query(`select to_regclass('play_event_2023_05') as name`);
  expect(gone).toEqual([{ name: null }]);
  expect([await of('evidence'), await of('skill_claim')]).toEqual([1, 1]);
  await product.db.query('delete from child where id = $1', [child]);
  expect([await of('evidence'), await of('skill_claim')]).toEqual([0, 0]);
});
