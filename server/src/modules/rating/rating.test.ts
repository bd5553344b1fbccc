import { rating } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const give = (token: string | undefined, body: unknown) =>
  product.send(rating.give, { token, body });
const ratingsOf = (email: string) =>
  product.db.query(
    `select r.stars, r.feedback from rating r join account a on a.id = r.account_id
     where a.email = $1 order by r.id`,
    [email],
  );

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('takes %i stars', async (stars) => {
  const { email, token } = await newFamily(product);

  const reply = await give(token, { stars });

  expect(reply).toMatchObject({ status: 200, body: { stars } });
  expect(await ratingsOf(email)).toEqual([{ stars, feedback: null }]);
});

test.each([0, 11, -1, 5.5, '5', null, true, [5], undefined, 1e9])(
  'refuses %j stars',
  async (stars) => {
    const { email, token } = await newFamily(product);

    const reply = await give(token, { stars });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await ratingsOf(email)).toEqual([]);
  },
);

test.each([
  ['words', '  Anak saya suka! 💛 ', 'Anak saya suka! 💛'],
  ['nothing', '', null],
  ['the longest comment', 'a'.repeat(2000), 'a'.repeat(2000)],
])('keeps %s as comment', async (_what, feedback, comment) => {
  const { email, token } = await newFamily(product);

  const reply = await give(token, { stars: 9, feedback });

  expect(reply.status).toBe(200);
  expect(await ratingsOf(email)).toEqual([{ stars: 9, feedback: comment }]);
});

test.each([
  ['a comment of 2001', { feedback: 'a'.repeat(2001) }],
  ['NUL', { feedback: 'a\u0000' }],
  ['a number as comment', { feedback: 5 }],
  ['a field too many', { account_id: 'x' }],
])('refuses %s', async (_what, wrong) => {
  const { email, token } = await newFamily(product);

  const reply = await give(token, { stars: 9, ...wrong });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await ratingsOf(email)).toEqual([]);
});

test.each([
  ['with a comment', { stars: 8, feedback: 'Bagus' }],
  ['without a comment', { stars: 8 }],
])('the same rating sent five times at once is one rating, %s', async (_what, input) => {
  const { email, token } = await newFamily(product);

  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => give(token, input)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await ratingsOf(email)).toHaveLength(1);
});

test('another opinion is another rating, and so is the same one later', async () => {
  const { email, token } = await newFamily(product);
  await give(token, { stars: 8 });
  await give(token, { stars: 9 });
  await product.db.query(`update rating set created_at = now() - interval '61 minutes'`);

  await give(token, { stars: 8 });

  expect((await ratingsOf(email)).map(({ stars }) => stars)).toEqual([8, 9, 8]);
});

test('two families may think alike', async () => {
  const [one, other] = [await newFamily(product), await newFamily(product)];

  await Promise.all([one, other].map(({ token }) => give(token, { stars: 7 })));

  expect(await ratingsOf(one.email)).toHaveLength(1);
  expect(await ratingsOf(other.email)).toHaveLength(1);
});

test('twenty ratings an hour are enough', async () => {
  const { token } = await newFamily(product);
  for (let times = 0; times < 20; times += 1) await give(token, { stars: 5, feedback: `${times}` });

  const reply = await give(token, { stars: 5 });

  expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a stranger rates nothing', async () => {
  const reply = await give(undefined, { stars: 10 });

  expect(reply.status).toBe(401);
});
