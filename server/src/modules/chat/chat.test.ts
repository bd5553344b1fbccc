import { chat, type Plan, Problem } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../callers/caller.ts';
import { AiFailure, type AiHelper } from '../../ports/ai.ts';
import { logIn, newSubscriber } from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';
import { chatService } from './chat.service.ts';
import { chatStore } from './chat.store.ts';
import { safetyText } from './safety.text.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };
const indonesian = { 'accept-language': 'id-ID' };
let product: Product;
beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
});
afterAll(() => product.stop());

const ask = (token: string, prompt: string) =>
  product.send(chat.ask, { token, body: { prompt }, headers: indonesian });

const accountOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const askedToday = async (email: string) => {
  const [row] = await product.db.query<{ asked: number }>(
    `select asked from chat_day where account_id = $1
     and day = (now() at time zone 'Asia/Jakarta')::date`,
    [await accountOf(email)],
  );
  return row?.asked ?? 0;
};
const haveAsked = async (email: string, asked: number) =>
  product.db.query(
    `insert into chat_day (account_id, day, asked)
     values ($1, (now() at time zone 'Asia/Jakarta')::date, $2)
     on conflict (account_id, day) do update set asked = excluded.asked`,
    [await accountOf(email), asked],
  );

test('answers a sum and says that the helper is the offline one', async () => {
  const { token, email } = await newSubscriber(product, 'regular');

  const reply = await ask(token, 'berapa 3/4 + 1/8?');

  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ source: 'offline' });
  expect(JSON.stringify(reply.body)).toContain('3/4 + 1/8 = 7/8');
  expect(await askedToday(email)).toBe(1);
});

test.each([
  ['regular', 30],
  ['premium', 60],
] as const)(
  'rests after the last of %s’s %i questions, until midnight in Jakarta',
  async (plan: Plan, limit) => {
    const { token, email } = await newSubscriber(product, plan);
    await haveAsked(email, limit - 1);

    const last = await ask(token, '1 + 1');
    const refused = await ask(token, '1 + 1');

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
  await haveAsked(staff.email, 59);

  expect((await ask(token, '1 + 1')).status).toBe(200);
  expect((await ask(token, '1 + 1')).status).toBe(429);
});

test('forty questions at once get no more answers than are left', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await haveAsked(email, 27);

  const replies = await Promise.all(Array.from({ length: 40 }, () => ask(token, '2 + 2')));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(37);
  expect(await askedToday(email)).toBe(30);
});

test('opens again with a new day', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await haveAsked(email, 30);
  await product.db.query('update chat_day set day = day - 1 where account_id = $1', [
    await accountOf(email),
  ]);

  expect((await ask(token, '1 + 1')).status).toBe(200);
});

test('meets a child in need at any time, without counting', async () => {
  const { token, email } = await newSubscriber(product, 'regular');
  await haveAsked(email, 30);

  const reply = await ask(token, 'aku mau mati aja');

  expect(reply.body).toEqual({ response: safetyText.id.hurting, source: 'offline' });
  expect(await askedToday(email)).toBe(30);
});

test('keeps no word of what was asked', async () => {
  const { token } = await newSubscriber(product, 'regular');
  const secret = 'kelinciungusembilan';

  await ask(token, `eja ${secret}`);

  const tables = await product.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const found = await product.db.query(`select 1 from ${name} t where t::text like $1`, [
      `%${secret}%`,
    ]);
    expect([name, found]).toEqual([name, []]);
  }
});

const failingWith = (error: Error): AiHelper => ({
  source: 'model',
  // biome-ignore lint/correctness/useYield: it fails before its first word
  async *answer() {
    throw error;
  },
});

test.each([
  ['unavailable', new AiFailure('down'), new Problem('nobi_unavailable')],
  ['broken', new TypeError('a slip of ours'), new TypeError('a slip of ours')],
])('gives the question back when the helper is %s', async (_how, failure, thrown) => {
  const { email } = await newSubscriber(product, 'regular');
  const caller: Caller = {
    accountId: await accountOf(email),
    sessionHash: Buffer.alloc(32),
    email,
    displayName: 'Ibu Sari',
    isStaff: false,
    picture: null,
    plan: 'regular',
    paidUntil: undefined,
    playMinutes: 0,
  };
  const service = chatService({ store: chatStore(product.db), helper: failingWith(failure) });
  const asked = {
    params: undefined,
    query: undefined,
    body: { prompt: 'halo' },
    files: {},
    language: 'id',
    address: '',
  } as const;

  await expect(service.ask(asked, caller)).rejects.toThrow(thrown);

  expect(await askedToday(email)).toBe(0);
});
