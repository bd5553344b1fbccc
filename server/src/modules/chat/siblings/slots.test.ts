import { chatControls } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';
import {
  ask,
  openStream,
  questionsToday,
  scriptedModel,
  unansweredQuestion,
} from '../chat.testing.ts';
import { siblingsOf } from './siblings.testing.ts';

const { model, hanging } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
});
afterAll(() => product.stop());

const sum = { prompt: '1 + 1' };

/** Two children, each on a phone of its own. */
const onTwoPhones = async () => {
  const family = await siblingsOf(product);
  const { choose } = childrenSteps(() => product);
  const other = await logIn(product, family.email);
  await family.play(family.first);
  await choose(other.token, family.second);
  return { ...family, siblingToken: other.token };
};

test('a sibling on another phone need not wait for an answer that is on its way', async () => {
  const { token, siblingToken, first } = await onTwoPhones();
  await product.send(chatControls.saveSettings, { token, body: { model_on: true } });
  const { started } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const controller = new AbortController();
  const body = { prompt: unansweredQuestion };
  await openStream(product, { token, body, signal: controller.signal });
  await started;

  const sibling = await ask(product, siblingToken, sum);
  await childrenSteps(() => product).choose(siblingToken, first);
  const same = await ask(product, siblingToken, sum);

  expect(sibling.status).toBe(200);
  expect(same).toMatchObject({ status: 429, body: { code: 'nobi_busy' } });
  controller.abort();
});

test('each child has six questions a minute, and a family twelve', async () => {
  const { token, siblingToken, email, account } = await onTwoPhones();
  const askSix = async (of: string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(product, of, sum)).status);
    return statuses;
  };

  const first = await askSix(token);
  const seventh = await ask(product, token, sum);
  const second = await askSix(siblingToken);
  await product.db.query('update chat_child_day set in_minute = 0 where account_id = $1', [
    account,
  ]);
  const thirteenth = await ask(product, token, sum);

  expect([...first, ...second]).toEqual(Array.from({ length: 12 }, () => 200));
  expect([seventh, thirteenth]).toMatchObject([
    { status: 429, body: { code: 'nobi_hurry' } },
    { status: 429, body: { code: 'nobi_hurry' } },
  ]);
  expect(await questionsToday(product, email)).toBe(12);
});

test('a question that the pool of the family refuses is not counted for the child either', async () => {
  const { token, email, account, first } = await onTwoPhones();
  await product.db.query(
    `insert into chat_day (account_id, day, asked)
     values ($1, (now() at time zone 'Asia/Jakarta')::date, 60)`,
    [account],
  );

  const refused = [await ask(product, token, sum), await ask(product, token, sum)];

  for (const reply of refused)
    expect(reply).toMatchObject({ status: 429, body: { code: 'nobi_resting' } });
  expect(await questionsToday(product, email)).toBe(60);
  expect(
    await product.db.query('select asked, answering from chat_child_day where child_id = $1', [
      first,
    ]),
  ).toEqual([{ asked: 0, answering: null }]);
});
