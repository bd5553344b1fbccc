import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../testing/builds.ts';
import { newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

const cdn = 'https://cdn.nobi.test';
let product: Product;
let without: Product;

beforeAll(async () => {
  product = await startProduct({ ASSET_URL: cdn });
  without = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await without.stop();
});

const entryPageOf = async (at: Product) => {
  const { token } = await newSubscriber(at, 'regular');
  const play = await at.send(games.play, { token, params: { id: openGame } });
  const { url } = z.object({ url: z.string() }).parse(play.body);
  return { url, page: await fetch(url), token };
};

const forGood = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

test.each(['/web/main-1234abcd.js', '/assets/game-1234abcd.js'])(
  'a CDN fetches %s from the play origin once and for ever, whoever asks',
  async (path) => {
    const file = await fetch(`${product.playUrl}${path}`, {
      headers: { cookie: 'nobi-device=1', authorization: 'Token x' },
    });

    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject(forGood);
    expect(file.headers.get('set-cookie')).toBeNull();
    expect(file.headers.get('vary')).toBe('accept-encoding');
  },
);

test('pages name their files at the CDN, and stay with the product themselves', async () => {
  const page = await fetch(`${product.url}/login`);
  const text = await page.text();

  expect(text).toContain(`src="${cdn}/web/main-1234abcd.js"`);
  expect(text).not.toContain('"/assets/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${cdn} `);
});

test('an entry page is small, stays shut without its ticket, and names its files at the CDN', async () => {
  const { url, page } = await entryPageOf(product);
  const shut = await fetch(new URL(url).origin + new URL(url).pathname);

  expect(url.startsWith(product.playUrl)).toBe(true);
  expect(await page.text()).toContain(`src="${cdn}/assets/game-1234abcd.js"`);
  expect(page.headers.get('cache-control')).toBe('private, max-age=60');
  expect(page.headers.get('content-security-policy')).toContain(
    `default-src 'self' ${cdn}; connect-src 'self' ${cdn};`,
  );
  expect([shut.status, shut.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

test('pictures of items come from the CDN', async () => {
  const { token } = await entryPageOf(product);

  const { body } = await product.send(games.list, { token });

  expect(JSON.stringify(body)).toContain(`"thumbnail":"${cdn}/assets/`);
});

test('without the setting pages are as they were built, and the play origin has no files of the web', async () => {
  const { webFolder } = without.settings;
  const built = await readFile(join(webFolder, 'pages/about.id.html'), 'utf8');
  const page = await fetch(`${without.url}/tentang-kami`);
  const config = /(id="nobi-config">)[^<]*/;

  expect((await page.text()).replace(config, '$1')).toBe(built.replace(config, '$1'));
  expect((await fetch(`${without.playUrl}/web/main-1234abcd.js`)).status).toBe(403);
  const entry = await entryPageOf(without);
  expect(await entry.page.text()).toContain('src="/assets/game-1234abcd.js"');
  expect(entry.page.headers.get('content-security-policy')).toContain("default-src 'self';");
});

test.each(['/web/.env', '/web/..%2fapp.html', '/web/%2e%2e/app.html', '/web/none.js', '/web/'])(
  '%s gives nothing away',
  async (path) => {
    expect([400, 403, 404]).toContain((await fetch(`${product.playUrl}${path}`)).status);
  },
);
