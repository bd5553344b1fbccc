import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentCost } from '../adapters/identity/embedded/passwords/password.ts';
import { password } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '127.0.0.1' }, { passwordCost: currentCost });
});
afterAll(() => product.stop());

const logIn = async (at: number) => {
  const startedAt = performance.now();
  const response = await fetch(`${product.url}/idp/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Every family comes from an address of its own.
      'x-forwarded-for': `10.1.${Math.floor(at / 250)}.${at % 250}`,
    },
    body: JSON.stringify({ email: `keluarga-${at}@contoh.id`, password, returnSecureToken: true }),
  });
  await response.arrayBuffer();
  return { status: response.status, took: performance.now() - startedAt };
};

test('when everybody logs in at seven, each is answered or asked to come again, and pages stay quick', async () => {
  const burst = Promise.all(Array.from({ length: 400 }, (_, at) => logIn(at)));
  let isOver = false;
  void burst.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const at = performance.now();
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - at);
  }
  const answers = await burst;
  const statuses = answers.map(({ status }) => status);

  // Nobody has an account: a guess that was checked is 400, one that could not wait is 503.
  expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(400);
  expect(statuses).toContain(503);
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(30_000);
  // Wide, because client and server share a busy machine with other tests.
  expect(slowest).toBeLessThan(20_000);
}, 60_000);

test('when every database connection is busy, calls are told to come again, and pages stay', async () => {
  const end = Promise.withResolvers<void>();
  const busy = Promise.all(
    Array.from({ length: 8 }, () =>
      product.db.transaction(async (tx) => {
        await tx.query('select 1');
        await end.promise;
      }),
    ),
  );

  const refused = await fetch(`${product.url}/api/games/`, {
    headers: { authorization: `Token ${'a'.repeat(43)}` },
  });
  const statuses = await Promise.all(
    ['/', '/healthz', '/readyz'].map(async (path) => (await fetch(product.url + path)).status),
  );
  end.resolve();
  await busy;

  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(statuses).toEqual([200, 200, 503]);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
}, 30_000);
