import { account, type CallShape, calls } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame } from '../../testing/builds.ts';
import { idTokenFor, newFamily, newSubscriber, password } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const paidCalls = Object.values(calls)
  .flatMap((noun): CallShape[] => Object.values(noun))
  .filter(({ access }) => access === 'subscriber');

test('an unpaid family gets nothing that is paid for, whatever its browser claims', async () => {
  const family = await newFamily(product);
  const headers = { cookie: 'isPaid=true; isSuperuser=true', 'x-is-paid': 'true' };

  const replies = await Promise.all(
    paidCalls.map((shape) =>
      product.send(shape, { token: family.token, headers, query: { isPaid: 'true' } }),
    ),
  );
  const media = await fetch(`${product.playUrl}/games/${openGame}/?isPaid=true`, {
    headers: { ...headers, authorization: `Token ${family.token}` },
  });

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([402]));
  expect(media.status).toBe(403);
});

test('a copy of the database opens no session', async () => {
  const family = await newSubscriber(product);
  const id_token = await idTokenFor(product, family.email, password);
  await product.send(account.signIn, { body: { id_token } });

  const tables = await product.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const dumps = await Promise.all(
    tables.map(({ name }) => product.db.query(`select t::text as row from ${name} t`)),
  );
  const dump = JSON.stringify(dumps);

  expect(dump).toContain(family.email);
  for (const secret of [family.token, id_token, password]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
