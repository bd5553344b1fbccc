import { account, games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxStore } from '../mail/outbox.store.ts';
import { freePort } from '../testing/ports.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { listenForScrapes, scrapeOf } from './metrics-server.ts';

let product: Product;
let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  product = await startProduct({ METRICS_PORT: String(port) });
  if (!product.metrics) throw new Error('metrics were asked for');
  close = await listenForScrapes({ host: '127.0.0.1', port }, scrapeOf(product.metrics));
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await close();
  await product.stop();
});

const figure = async (line: RegExp) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((each) => line.test(each))
      ?.split(' ')
      .at(-1),
  );
};

test('an answered call is counted under its route, never under what was asked', async () => {
  await product.send(games.list);
  await fetch(`${product.url}/api/rahasia-kenari-siapa`);

  const text = await (await fetch(`${address}/metrics`)).text();

  expect(text).toMatch(/nobi_call_seconds_count\{method="GET",route="\/api\/games\/"[^}]*\} 1/);
  expect(text).not.toContain('kenari');
});

test('a refusal is counted by the code of its sentence', async () => {
  const line = /nobi_refusals_total\{code="login_failed"\}/;
  const before = await figure(line);

  await product.send(account.signIn, { body: { id_token: 'no token at all' } });

  expect(await figure(line)).toBe((before || 0) + 1);
});

test('what waits for a person or a mail server is read from the database', async () => {
  const waiting = { to: 'a@example.com', subject: 'Halo', text: 'Halo', html: '<p>Halo</p>' };
  await outboxStore(product.db).put(waiting);
  await outboxStore(product.db).put(waiting);
  const [letter] = await product.db.query<{ id: number }>('select min(id)::int as id from letter');
  await outboxStore(product.db).markFailed(letter?.id ?? 0, 'refused', undefined);

  const other = await startProduct({ METRICS_PORT: '1' }, { databaseUrl: product.databaseUrl });
  const text = await other.metrics?.registry.metrics();
  await other.stop();

  expect(text).toMatch(/^nobi_letters_given_up 1$/m);
  expect(text).toMatch(/^nobi_letters_waiting 1$/m);
  expect(text).toMatch(/^nobi_database_notices_up 1$/m);
});

test('nothing but the figures is served there, and figures are not served to the public', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  const outside = await fetch(`${product.url}/metrics`, { redirect: 'manual' });
  expect(await outside.text()).not.toContain('nobi_call_seconds');
});

test('while the database is away a scrape still answers, without the figures it cannot know', async () => {
  const away = await startProduct({ METRICS_PORT: '1' });
  await away.db.close();

  const text = await away.metrics?.registry.metrics();
  await away.stop();

  expect(text).toContain('nobi_database_connections');
  expect(text).not.toMatch(/^nobi_letters_waiting \d/m);
});
