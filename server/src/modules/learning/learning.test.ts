import { childLearning, games, learning } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame, premiumGame } from '../../testing/builds.ts';
import { newAdult, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

const family = async () => {
  const { token } = await newSubscribedAdult(product, 'regular');
  await add(token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(token);
  await choose(token, first);
  return { token, first, second };
};
const today = async (token: string) =>
  learning.today.reply.parse((await product.send(learning.today, { token })).body).next;
const set = (token: string, child: string, body: object) =>
  product.send(childLearning.set, {
    token,
    params: { child },
    body: { is_steady: false, goal: null, ...body },
  });
/** Of the one skill that the items of the tests teach, ten months ago. */
const showLongAgo = (child: string) =>
  product.db.query(
    `insert into skill_state (account_id, child_id, skill_id, marks, first_day, last_day)
     select account_id, id, 'bonds-10', repeat('1', 30), current_date - 300, current_date - 299
     from child where id = $1`,
    [child],
  );

test('a family that has played nothing has three things to begin with, all open to its plan', async () => {
  const { token } = await family();

  const next = await today(token);

  expect(next.length).toBe(3);
  expect(next.every(({ why }) => why === 'start')).toBe(true);
  expect(next.map(({ id }) => id)).not.toContain(premiumGame);
});

test('each child has its own, and an answer counts from the next look on', async () => {
  const { token, first, second } = await family();
  await showLongAgo(first);

  const [own] = await today(token);
  await choose(token, second);
  const [siblings] = await today(token);

  expect(own).toMatchObject({ why: 'review' });
  expect(siblings).toMatchObject({ why: 'start' });
});

test('the goal of the adult comes first for that child alone', async () => {
  const { token, first, second } = await family();
  const goal = { kind: 'game', id: openGame };

  const { status, body } = await set(token, first, { goal });
  const [own] = await today(token);
  await choose(token, second);

  expect(status).toBe(200);
  expect(body).toEqual({ child: first, is_steady: false, goal });
  expect(own).toMatchObject({ id: openGame, why: 'goal' });
  expect((await today(token)).map(({ why }) => why)).not.toContain('goal');
});

test('what the adult sets is what the room shows, with goals that can be played', async () => {
  const { token, first, second } = await family();
  await set(token, second, { is_steady: true, goal: { kind: 'skill', id: 'bonds-10' } });

  const { body } = await product.send(childLearning.list, { token });

  const { children, goals } = childLearning.list.reply.parse(body);
  expect(children).toEqual([
    { child: first, is_steady: false, goal: null },
    { child: second, is_steady: true, goal: { kind: 'skill', id: 'bonds-10' } },
  ]);
  expect(goals.map(({ id }) => id)).toContain(openGame);
  expect(goals.map(({ id }) => id)).not.toContain(premiumGame);
});

test('the works of all the family’s children are counted, and nobody else’s', async () => {
  const mine = await family();
  const other = await family();
  const make = (child: string, id: string) =>
    product.db.query(
      `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
       select account_id, id, 'tool', 'wayang-satu', $2, '', '\\x00', 'image/png'
       from child where id = $1`,
      [child, id],
    );
  await make(mine.first, 'satu');
  await make(mine.second, 'dua');
  await make(other.first, 'tiga');

  const { body } = await product.send(learning.today, { token: mine.token });

  expect(body).toMatchObject({ works: 2 });
});

test('with a level that stays, content learns no mark and is told so, and Lanjut follows age alone', async () => {
  const { token, first, second } = await family();
  await showLongAgo(first);
  await set(token, first, { is_steady: true });

  const load = async () =>
    games.load.reply.parse(
      (await product.send(games.load, { token, params: { id: openGame } })).body,
    );
  const steady = await load();
  const whys = (await today(token)).map(({ why }) => why);
  await choose(token, second);

  expect(steady).toMatchObject({ is_steady: true, skills: [] });
  expect(new Set(whys)).toEqual(new Set(['start']));
  expect((await load()).is_steady).toBe(false);
});

test.each([
  ['a game that is not there', { goal: { kind: 'game', id: 'nothing' } }, 400],
  ['one that the plan does not open', { goal: { kind: 'game', id: premiumGame } }, 400],
  ['another kind', { goal: { kind: 'person', id: openGame } }, 400],
  ['no word on the level', { is_steady: 'yes' }, 400],
])('refuses %s', async (_what, body, status) => {
  const { token, first } = await family();

  expect((await set(token, first, body)).status).toBe(status);
});

test("knows no child of another family, and shows nobody's day without a plan", async () => {
  const [{ token }, other] = [await family(), await family()];
  const unpaid = await newAdult(product);

  expect((await set(token, other.first, { is_steady: true })).status).toBe(404);
  expect((await set(token, 'nobody-there', {})).status).toBe(404);
  expect((await product.send(learning.today, { token: unpaid.token })).status).toBe(402);
});
