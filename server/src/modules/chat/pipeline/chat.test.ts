import type { Plan } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import {
  accountOf,
  ask,
  openStream,
  questionsToday,
  sapa129,
  setQuestionsToday,
  stream,
  tablesWith,
} from '../chat.testing.ts';
import { helpWords } from '../moderation/replies/replies.ts';
import { chatWords } from './chat.words.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };
let product: Product;
let second: Product;
beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  second = await startProduct({}, product);
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const sum = { prompt: '1 + 1' };

test('answers a sum and says where it comes from and how many questions are left', async () => {
  const { token, email } = await newSubscriber(product, 'regular');

  const reply = await ask(product, token, { prompt: 'berapa 3/4 + 1/8?' });

  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ source: 'offline', kind: 'answer', remaining: 29, cards: [] });
  expect(JSON.stringify(reply.body)).toContain('3/4 + 1/8 = 7/8');
  expect(await questionsToday(product, email)).toBe(1);
});

test('says the same in parts as at once', async () => {
  const { token } = await newSubscriber(product);

  const whole = Object((await ask(product, token, { prompt: 'berapa 3/4 + 1/8?' })).body);
  const parts = await stream(product, token, { prompt: 'berapa 3/4 + 1/8?' });

  const joined = parts
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => Object(data).text)
    .join('');
  expect(joined).toBe(whole.response);
  expect(parts.at(-1)).toMatchObject({ event: 'done', data: { response: whole.response } });
});

test('refuses a question in parts with a status, as any other', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await setQuestionsToday(product, email, 30);

  const response = await openStream(product, { token, body: sum });

  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'nobi_resting' });
});

test.each([
  ['regular', 30],
  ['premium', 60],
] as const)(
  'rests after the last of %s’s %i questions, until midnight in Jakarta',
  async (plan: Plan, limit) => {
    const { token, email } = await newSubscriber(product, plan);
    await setQuestionsToday(product, email, limit - 1);

    const last = await ask(product, token, sum);
    const refused = await ask(product, token, sum);

    expect(last.status).toBe(200);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error:
        'Nobi sudah banyak menjawab hari ini dan sedang istirahat. Kembali lagi besok, ya (mulai pukul 00.00 WIB).',
      code: 'nobi_resting',
    });
    const wait = Number(refused.headers.get('retry-after'));
    const untilMidnight = 86_400 - ((Date.now() / 1000 + 7 * 3600) % 86_400);
    expect(Math.abs(wait - untilMidnight)).toBeLessThan(5);
  },
);

test('gives staff as many questions as premium', async () => {
  const { token } = await logIn(product, staff.email, staff.password);
  await setQuestionsToday(product, staff.email, 59);

  expect((await ask(product, token, sum)).status).toBe(200);
  expect((await ask(product, token, sum)).status).toBe(429);
});

test('of forty questions at once, through two processes, the one that is left is answered', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await setQuestionsToday(product, email, 29);

  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => ask(turn % 2 ? product : second, token, sum)),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(39);
  expect(await questionsToday(product, email)).toBe(30);
});

test('takes six questions a minute, one after the other', async () => {
  const { token, email } = await newSubscriber(product);

  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(product, token, sum)).status);
  const seventh = await ask(product, token, sum);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  expect(seventh).toMatchObject({ status: 429, body: { code: 'nobi_hurry' } });
  expect(Number(seventh.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await questionsToday(product, email)).toBe(6);
});

test('opens again with a new day', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await setQuestionsToday(product, email, 30);
  await product.db.query('update chat_day set day = day - 1 where account_id = $1', [
    await accountOf(product, email),
  ]);

  expect((await ask(product, token, sum)).status).toBe(200);
});

test('meets a child in need at any time, without counting', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await setQuestionsToday(product, email, 30);

  const reply = await ask(product, token, { prompt: 'aku mau mati aja' });

  expect(reply.body).toMatchObject({
    response: helpWords('self_harm', 'id', sapa129),
    source: 'offline',
    kind: 'help',
  });
  expect(await questionsToday(product, email)).toBe(30);
});

test('keeps a conversation and goes on with it', async () => {
  const { token } = await newSubscriber(product);

  const first = Object((await ask(product, token, sum)).body);
  const next = Object((await ask(product, token, sum)).body);
  const other = Object((await ask(product, token, { ...sum, is_new: true })).body);
  const back = Object(
    (await ask(product, token, { ...sum, conversation_id: first.conversation_id })).body,
  );

  expect(next.conversation_id).toBe(first.conversation_id);
  expect(back.conversation_id).toBe(first.conversation_id);
  expect(other.conversation_id).not.toBe(first.conversation_id);
});

test('ends a talk of twenty turns with a friendly break, and begins another after it', async () => {
  const { token, email } = await newSubscriber(product);
  const first = Object((await ask(product, token, sum)).body);
  await product.db.query('update conversation set turns = 20 where id = $1', [
    first.conversation_id,
  ]);

  const pause = Object((await ask(product, token, sum)).body);
  const next = Object((await ask(product, token, sum)).body);

  expect(pause).toMatchObject({ kind: 'break', response: chatWords.id.break });
  expect(next.conversation_id).not.toBe(first.conversation_id);
  expect(await questionsToday(product, email)).toBe(2);
});

test('keeps what is said without personal data', async () => {
  const { token } = await newSubscriber(product);

  await ask(product, token, { prompt: 'eja kata kelinci, emailku mimi@contoh.id' });

  expect(await tablesWith(product, 'eja kata kelinci')).toEqual(['chat_turn']);
  expect(await tablesWith(product, 'mimi@contoh.id')).toEqual([]);
});

test('names the people to call that the installation has set', async () => {
  const other = await startProduct({
    HELP_PHONE: 'Telepon Anak 199',
    HELP_WHATSAPP: '0812-333-4444',
  });
  const { token } = await newSubscriber(other);

  const { body } = await ask(other, token, { prompt: 'aku mau mati aja' });

  await other.stop();
  expect(Object(body).response).toContain('Telepon Anak 199');
  expect(Object(body).response).toContain('0812-333-4444');
});
