import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Product, startProduct } from '../../testing.ts';
import {
  accountOf,
  allowedFamily,
  ask,
  openStream,
  saying,
  scriptedModel,
  unknown,
} from './chat.testing.ts';

// Answers on their way: the one place of a child, and the money that is set aside.
const { script, model, hanging } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
});
afterAll(() => product.stop());
beforeEach(async () => {
  script.answer = () => saying('Namanya Raja Blip.');
  await product.db.query('truncate chat_spend, chat_hold');
});
const allowing = () => allowedFamily(product);

test('answers one question at a time', async () => {
  const { token } = await allowing();
  const { begun } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const leaving = new AbortController();
  await openStream(product, { token, body: { prompt: unknown }, signal: leaving.signal });
  await begun;

  const refused = await ask(product, token, { prompt: '1 + 1' });

  expect(refused).toMatchObject({ status: 429, body: { code: 'nobi_busy' } });
  leaving.abort();
});

test('holds its place as long as it answers, and a process that ended holds none for long', async () => {
  const { token, email } = await allowing();
  const { begun } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const leaving = new AbortController();
  await openStream(product, { token, body: { prompt: unknown }, signal: leaving.signal });
  await begun;
  const place = `account_id = '${await accountOf(product, email)}'`;
  const [taken] = await product.db.query(
    `select busy_until < now() + interval '10 seconds' as is_short from chat_day where ${place}`,
  );

  await product.db.query(`update chat_day set busy_until = now() where ${place}`);

  expect(taken).toEqual({ is_short: true });
  await expect
    .poll(
      () => product.db.query(`select busy_until > now() as is_held from chat_day where ${place}`),
      { timeout: 10_000 },
    )
    .toEqual([{ is_held: true }]);
  leaving.abort();
});

test('answers offline once the money of the day is spent', async () => {
  const { token } = await allowing();
  await ask(product, token, { prompt: unknown });
  const [row] = await product.db.query<{ micro_rupiah: string }>(
    'select micro_rupiah from chat_spend',
  );
  await product.db.query('update chat_spend set micro_rupiah = 1000000');

  const reply = await ask(product, token, { prompt: unknown });

  expect(Number(row?.micro_rupiah)).toBeGreaterThanOrEqual(100 * 10 + 50 * 20);
  expect(reply.body).toMatchObject({ source: 'offline' });
});

test('asks the model no more while answers on their way may spend the rest of the day', async () => {
  const [one, other] = [await allowing(), await allowing()];
  await ask(product, one.token, { prompt: unknown });
  await product.db.query('update chat_spend set micro_rupiah = 970000');
  const { begun, ended } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const leaving = new AbortController();
  const body = { prompt: unknown };
  await openStream(product, { token: one.token, body, signal: leaving.signal });
  await begun;

  const meanwhile = await ask(product, other.token, { prompt: unknown });

  leaving.abort();
  await ended;
  script.answer = () => saying('Lagi.');
  expect(meanwhile.body).toMatchObject({ source: 'offline' });
  await expect
    .poll(async () => (await ask(product, one.token, { prompt: unknown })).body)
    .toMatchObject({ source: 'model' });
});
