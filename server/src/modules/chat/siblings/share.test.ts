import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiFailure } from '../../../ports/ai.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import {
  ask,
  questionsToday,
  scriptedModel,
  setQuestionsToday,
  unansweredQuestion,
} from '../chat.testing.ts';
import { siblingsOf } from './siblings.testing.ts';

const { script, model } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
});
afterAll(() => product.stop());

const sum = { prompt: '1 + 1' };
const statusOf = async (token: string) => {
  const { a_day, remaining } = Object(
    (await product.send(chatConversations.status, { token })).body,
  );
  return { a_day, remaining };
};
const setOwn = (account: string, child: string, count: number) =>
  product.db.query(
    `insert into chat_child_day (account_id, child_id, day, asked)
     values ($1, $2, (now() at time zone 'Asia/Jakarta')::date, $3)
     on conflict (account_id, child_id, day) do update set asked = excluded.asked`,
    [account, child, count],
  );

test('one of several children asks half of the family’s questions, and the other half is left', async () => {
  const { token, email, account, first, second, play } = await siblingsOf(product);
  await setQuestionsToday(product, email, 29);
  await setOwn(account, first, 29);

  const last = await ask(product, token, sum);
  const refused = await ask(product, token, sum);
  const rested = await statusOf(token);
  await play(second);
  const sibling = await ask(product, token, sum);

  expect(last.body).toMatchObject({ remaining: 0 });
  expect(refused).toMatchObject({ status: 429, body: { code: 'nobi_resting' } });
  expect(rested).toEqual({ a_day: 30, remaining: 0 });
  expect(sibling.body).toMatchObject({ remaining: 29 });
  expect(await questionsToday(product, email)).toBe(31);
});

test('the pool stays the account’s: what one child asked, another cannot', async () => {
  const { token, email, account, first, second, play } = await siblingsOf(product);
  await setQuestionsToday(product, email, 59);
  await setOwn(account, first, 29);
  await play(second);

  const last = await ask(product, token, sum);
  const refused = await ask(product, token, sum);

  expect(last.body).toMatchObject({ remaining: 0 });
  expect(refused).toMatchObject({ status: 429, body: { code: 'nobi_resting' } });
});

test('a child alone has all of it', async () => {
  const { token, email } = await newSubscribedAdult(product);
  await setQuestionsToday(product, email, 40);

  const { body } = await ask(product, token, sum);

  expect(body).toMatchObject({ remaining: 19 });
  expect(await statusOf(token)).toEqual({ a_day: 60, remaining: 19 });
});

test('of forty questions of one child at once, its share and no more is answered', async () => {
  const { token, account, first, email } = await siblingsOf(product);
  await setQuestionsToday(product, email, 29);
  await setOwn(account, first, 29);

  const replies = await Promise.all(Array.from({ length: 40 }, () => ask(product, token, sum)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await questionsToday(product, email)).toBe(30);
});

test('a question that the model fails to answer goes back to the family and to the child', async () => {
  const { token, email, account } = await siblingsOf(product);
  await product.send(chatControls.saveSettings, { token, body: { model_on: true } });
  // biome-ignore lint/correctness/useYield: it fails before its first word
  script.answer = async function* () {
    throw new AiFailure('429');
  };

  const failed = await ask(product, token, { prompt: unansweredQuestion });

  const own = await product.db.query('select asked from chat_child_day where account_id = $1', [
    account,
  ]);
  expect(failed.status).toBe(503);
  expect([await questionsToday(product, email), own]).toEqual([0, [{ asked: 0 }]]);
});
