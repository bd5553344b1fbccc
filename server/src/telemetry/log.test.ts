import { account, chat, games, payments } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { giveMonth, manyFamilies } from '../testing/accounts.ts';
import { openGame } from '../testing/builds.ts';
import { type Home, launchReady, newHome, type Running, stop } from '../testing/process.ts';
import { openSocket } from '../testing/sockets.ts';

let database: TestDatabase;
let home: Home;
let running: Running;

beforeAll(async () => {
  database = await testDatabase();
  home = await newHome({ DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1' });
  running = await launchReady(home);
}, 60_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  await home.remove();
  await database.drop();
});

const canary = {
  email: 'kenari-surat@contoh.id',
  password: 'kenari-sandi-1',
  name: 'Kenari Nama',
  whatsapp: '+628115550101',
  order: 'NB-kenariPesanan0000000000',
  query: 'kenari-tanya',
  header: 'kenari-kepala',
  save: 'kenari-simpan',
  question: 'kenari-bertanya',
  address: '203.0.113.77',
  path: 'kenari-jalan',
};

const send = (path: string, init: RequestInit = {}) =>
  fetch(`${home.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': canary.address,
      'x-canary': canary.header,
      'user-agent': canary.header,
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });
const post = (path: string, body: unknown, token = '') =>
  send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: token ? { authorization: `Token ${token}` } : {},
  });

/** Everything that people do and that goes wrong, with words in it that are nowhere else. */
const livesThrough = async (token: string) => {
  const { email, password, name, whatsapp } = canary;
  const form = { email, password, display_name: name, whatsapp };
  await post(account.signUp.path, form);
  await post(account.signUp.path, form);
  await post('/idp/v1/accounts:signInWithPassword', { email, password: `${password}x` });
  const proof = await post('/idp/v1/accounts:signInWithPassword', { email, password });
  const { idToken } = z.object({ idToken: z.string() }).parse(await proof.json());
  const reply = await post(account.signIn.path, { id_token: idToken });
  const session = z.object({ token: z.string() }).parse(await reply.json());
  await post('/idp/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await send(`/idp/reset?code=${canary.query}-code-long-enough`);
  await send(`${payments.successStatus.path}?order_id=${canary.order}&x=${canary.query}`);
  await send(`/login?next=${canary.query}`);
  await send(`/${canary.path}?${canary.query}`);
  await send(`/api/%zz${canary.path}`);
  await send(games.one.path.replace('{id}', canary.path), {
    headers: { authorization: `Token ${token}` },
  });
  await post(payments.start.path, { plan: canary.query }, token);
  await post(payments.start.path, `{"plan": ${canary.query}`, token);
  const started = await post(payments.start.path, { plan: 'regular' }, session.token);
  const { redirect_url } = z.object({ redirect_url: z.string() }).parse(await started.json());
  await post(payments.notify.path.replace('{gateway}', 'midtrans-sandbox'), {
    order_id: canary.order,
    signature_key: canary.query,
    status_code: '200',
    gross_amount: '1.00',
    transaction_status: 'settlement',
  });
  await send(games.keep.path.replace('{id}', openGame), {
    method: 'PUT',
    body: JSON.stringify({ save: canary.save }),
    headers: { authorization: `Token ${token}` },
  });
  await post(chat.ask.path, { prompt: `eja ${canary.question}` }, token);
  await post(chat.ask.path, { prompt: `${canary.question} aku mau mati aja` }, token);
  return [idToken, session.token, token, new URL(redirect_url).pathname.split('/').at(-1) ?? ''];
};

/** A broken table makes the unexpected happen: the errors of a database quote what was sent. */
const breaksUnexpectedly = async (token: string) => {
  await database.db.query(
    'alter table play_save add constraint short check (length(save) < 3) not valid',
  );
  await database.db.query('alter table play_session rename to play_elsewhere');
  const broken = await send(games.keep.path.replace('{id}', openGame), {
    method: 'PUT',
    body: JSON.stringify({ save: canary.save }),
    headers: { authorization: `Token ${token}` },
  });
  const missing = await post(games.play.path.replace('{id}', openGame), {}, token);
  await database.db.query(
    'alter table idp_account add constraint short check (length(email) < 3) not valid',
  );
  const person = { email: `lain-${canary.email}`, password: canary.password };
  const unknown = await post('/idp/v1/accounts:signUp', person);
  await database.db.query('alter table sandbox_transaction rename to sandbox_elsewhere');
  await database.db.query(
    'alter table chat_turn add constraint short check (length(prompt) < 3) not valid',
  );
  const answer = await post(chat.ask.path, { prompt: `eja ${canary.question}` }, token);
  // Open to this very machine alone, so without the proxy's header.
  const page = await fetch(`${home.url}/sandbox-gateway/snap/v4/redirection/${canary.path}`, {
    headers: { 'x-canary': canary.header, 'user-agent': canary.header },
  });
  return [broken, missing, unknown, answer, page].map(({ status }) => status);
};

/** What the process wrote while all of it happened, and how it ended. */
const tellStory = async () => {
  const [family] = await manyFamilies(database.db, 1);
  const token = family?.token ?? '';
  await giveMonth(database.db, family?.email ?? '');
  const secrets = await livesThrough(token);
  const statuses = await breaksUnexpectedly(token);
  const socket = await openSocket({ settings: { port: home.port } });
  socket.end(`GET / HTTP/1.1\r\nHost: ${canary.header}\r\nBroken ${canary.query}\r\n\r\n`);
  const code = await stop(running);
  return { secrets: [...secrets, family?.email ?? 'none'], statuses, code };
};

let story: Awaited<ReturnType<typeof tellStory>>;
beforeAll(async () => {
  story = await tellStory();
}, 60_000);

test('no log line holds a person, a secret or what they sent', () => {
  const output = running.output();
  expect(story.statuses).toEqual([500, 500, 500, 500, 500]);
  expect(story.code).toBe(0);
  expect(output).toContain('"msg":"answered"');
  expect(output).toContain('"msg":"failed"');
  for (const word of [...Object.values(canary), ...story.secrets]) {
    expect(word.length).toBeGreaterThan(5);
    expect(output.includes(word), word).toBe(false);
  }
});

test('a log line has no field beyond the allowed ones', () => {
  const allowed = new Set(
    'level time msg reqId method route status ms kind code message stack reason job applied pid line err newOrders asked'.split(
      ' ',
    ),
  );
  const lines = running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .flatMap((line) => [Object.keys(line), Object.keys(line.err ?? {})]);

  expect(lines.length).toBeGreaterThan(10);
  expect([...new Set(lines.flat())].filter((field) => !allowed.has(field))).toEqual([]);
});
