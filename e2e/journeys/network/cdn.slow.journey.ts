import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { type Behind, expect, test } from '../../product/caches.ts';
import { enterAs, paid, signedIn } from '../../product/family.ts';
import { isStatic, pathsOf, playDay } from '../../steps/cdn/day.ts';
import { items, stages } from '../../steps/items.ts';
import { countingGuest, guestIn } from '../../steps/offline/counting-guest.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { publishGuest } from '../../steps/publish-guest.ts';

// A product, two caches and several browsers; the product stops here and starts again.
test.describe.configure({ timeout: 600_000 });

const families = 300;

/** Each page as it opens in a browser that has nothing yet: what it asks for of hashed files. */
const visitsOf = async ({ product }: Behind, browser: Browser) => {
  const visits: string[][] = [];
  const newPage = async () => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
    return { context, page: await context.newPage() };
  };
  for (const path of ['/', '/signup', '/login', '/tentang-kami']) {
    const { context, page } = await newPage();
    const open = () => page.goto(path, { waitUntil: 'networkidle' });
    visits.push(await pathsOf(context, open));
    await context.close();
  }
  const family = await paid(product, 'premium');
  const places = [...Object.values(shelves), ...Object.values(stages), '/dashboard/ai', '/parents'];
  for (const path of [
    ...places,
    '/play/pasar-apung/x',
    '/play/kota-ejaan/x',
    countingGuest.address,
  ]) {
    const { context, page } = await newPage();
    await enterAs(page, family, true);
    const open = () => page.goto(path, { waitUntil: 'networkidle' });
    visits.push(await pathsOf(context, open));
    await context.close();
  }
  return visits;
};

test('a day of play: 98 of 100 hashed files come from the cache of the CDN, none from the product past it, and nothing of a family is stored anywhere', async ({
  behind,
  browser,
}) => {
  const { product, nginx, ports } = behind;
  await publishGuest(product, countingGuest.archive());
  const mark = `kura-${randomBytes(9).toString('hex')}`;
  const family = await paid(product, 'premium');
  const other = await signedIn(product, { name: mark, email: `${mark}@example.com` });
  await product.db.query('update account set display_name = $1 where email = $2', [
    mark,
    family.email,
  ]);
  const visits = await visitsOf(behind, browser);

  await test.step('what a family says and reads passes through both caches', async () => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
    const page = await context.newPage();
    await enterAs(page, family, true);
    await page.goto('/dashboard/profile');
    await expect(page.locator('input[name=display_name]')).toHaveValue(mark);
    await page.goto(stages.game);
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    await context.close();
    for (const path of visits.flat().slice(0, 40))
      await fetch(`${behind.cdn}${path}?child=${mark}`, {
        headers: { cookie: `nobi-device=${mark}`, authorization: `Token ${other.token}` },
      });
  });
  await playDay(behind, visits, families);

  const requests = (await nginx.seen()).filter(isStatic);
  const past = requests.filter(({ port, status }) => port !== ports.cdn && status === 200);
  expect(past.map(({ uri }) => uri)).toEqual([]);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
  expect(requests.some(({ uri }) => uri.endsWith('/art/rabbit.svg'))).toBe(true);
  const hits = requests.filter(({ cache }) => cache === 'HIT').length;
  console.log(`${hits} of ${requests.length} static requests were hits`);
  expect(hits / requests.length).toBeGreaterThanOrEqual(0.98);

  const stored = await nginx.stored();
  const holds = (text: string) => stored.filter((bytes) => bytes.includes(text)).length;
  // It would be found: the caches are full of what they may keep.
  expect(stored.length).toBeGreaterThan(100);
  expect(holds('max-age=31536000, immutable')).toBeGreaterThan(100);
  const personal = [mark, family.token, other.token, family.email, 'ticket=', 'nobi-device'];
  expect(personal.filter((text) => holds(text) > 0)).toEqual([]);
  expect(stored.filter((bytes) => /^set-cookie:/im.test(bytes.toString('latin1')))).toEqual([]);
});

test('what is saved comes through the CDN, and plays with product and CDN gone', async ({
  behind,
  device,
}) => {
  const { product, nginx, ports } = behind;
  await publishGuest(product, countingGuest.archive());
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  await saveItem(atHome, countingGuest.id);
  const seen = (await nginx.seen()).filter(isStatic);
  expect(seen.filter(({ port }) => port !== ports.cdn).map(({ uri }) => uri)).toEqual([]);

  await product.stopServers();
  await nginx.end();
  const page = await (await device.open()).newPage();
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${items.game.id}"][data-saved]`)).toBeVisible();
  const pictures = page.locator('article img').first();
  await expect.poll(() => pictures.evaluate((img) => Object(img).naturalWidth)).toBeGreaterThan(0);
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').play(1);
  await page.goto(countingGuest.address);
  await guestIn(page).getByRole('button').click();
  await expect(guestIn(page).getByText('1 ketukan')).toBeVisible();
});
