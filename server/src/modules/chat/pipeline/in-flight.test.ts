import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Product, startProduct } from '../../../testing/product.ts';
import {
  accountOf,
  answerParts,
  ask,
  familyWithModel,
  openStream,
  scriptedModel,
  unansweredQuestion,
} from '../chat.testing.ts';

// Answers on their way: the one place of a child, and the money that is set aside.
const { script, model, hanging } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
});
afterAll(() => product.stop());
beforeEach(async () => {
  script.answer = () => answerParts('Namanya Raja Blip.');
  await product.db.query('truncate chat_spend, chat_hold');
});
const allowing = () => familyWithModel(product);

test('answers one question at a time', async () => {
  const { token } = await allowing();
  const { started: begun } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const controller = new AbortController();
  await openStream(product, {
    token,
    body: { prompt: unansweredQuestion },
    signal: controller.signal,
  });
  await begun;

  const refused = await ask(product, token, { prompt: '1 + 1' });

  expect(refused).toMatchObject({ status: 429, body: { code: 'nobi_busy' } });
  controller.abort();
});

test('holds its place as long as it answers, and a process that ended holds none for long', async () => {
  const { token, email } = await allowing();
  const { started: begun } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const controller = new AbortController();
  await openStream(product, {
    token,
    body: { prompt: unansweredQuestion },
    signal: controller.signal,
  });
  await begun;
  const place = `account_id = '${await accountOf(product, email)}'`;
  const [slot] = await product.db.query(
    `select busy_until < now() + interval '10 seconds' as is_short from chat_child_day where ${place}`,
  );

  await product.db.query(`update chat_child_day set busy_until = now() where ${place}`);

  expect(slot).toEqual({ is_short: true });
  await expect
    .poll(
      () =>
        product.db.query(`select busy_until > now() as is_held from chat_child_day where ${place}`),
      { timeout: 10_000 },
    )
    .toEqual([{ is_held: true }]);
  controller.abort();
});

test('answers offline once the money of the day is spent', async () => {
  const { token } = await allowing();
  await ask(product, token, { prompt: unansweredQuestion });
  const [row] = await product.db.query<{ micro_rupiah: string }>(
    'select micro_rupiah from chat_spend',
  );
  await product.db.query('update chat_spend set micro_rupiah = 1000000');

  const reply = await ask(product, token, { prompt: unansweredQuestion });

  expect(Number(row?.micro_rupiah)).toBeGreaterThanOrEqual(100 * 10 + 50 * 20);
  expect(reply.body).toMatchObject({ source: 'offline' });
});

test('asks the model no more while answers on their way may spend the rest of the day', async () => {
  const [one, other] = [await allowing(), await allowing()];
  await ask(product, one.token, { prompt: unansweredQuestion });
  await product.db.query('update chat_spend set micro_rupiah = 970000');
  const { started: begun, ended } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const controller = new AbortController();
  const body = { prompt: unansweredQuestion };
  await openStream(product, { token: one.token, body, signal: controller.signal });
  await begun;

  const meanwhile = await ask(product, other.token, { prompt: unansweredQuestion });

  controller.abort();
  await ended;
  script.answer = () => answerParts('Lagi.');
  expect(meanwhile.body).toMatchObject({ source: 'offline' });
  await expect
    .poll(async () => (await ask(product, one.token, { prompt: unansweredQuestion })).body)
    .toMatchObject({ source: 'model' });
});
