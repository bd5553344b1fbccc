import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ OFFLINE: 'off' });
});
afterAll(() => product.stop());

const asWorker = { 'service-worker': 'script' };

test('only the worker of the house may be registered', async () => {
  const ours = await fetch(`${product.playUrl}/sw.js`, { headers: asWorker });
  const others = await fetch(`${product.playUrl}/assets/game-1234abcd.js`, { headers: asWorker });

  expect([ours.status, others.status]).toEqual([200, 403]);
});

test('switched off, both origins send what frees a browser in the place of their worker', async () => {
  for (const url of [product.url, product.playUrl]) {
    const worker = await fetch(`${url}/sw.js`);

    expect(await worker.text()).toContain('registration.unregister()');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${url}/sw-off`)).status).toBe(200);
  }
});

test('switched off, nothing can be saved and no page offers it', async () => {
  const page = await fetch(`${product.url}/login`);

  expect(await page.text()).toContain('"packs":{}');
  expect((await fetch(`${product.playUrl}/packs.json`)).status).toBe(404);
});
