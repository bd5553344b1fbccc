import type { Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { nextRelease } from '../../product/next-release.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

const { id } = items.game;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

const shellsOf = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('nobi-shell-')).sort(),
  );
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Whether a page can still have each of these files, from its worker or the server; never from what browsers keep at will. */
const canHave = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path, { cache: 'reload' }).catch(() => undefined);
      return answer?.ok ?? false;
    }),
  );

const itemFrame = (page: Page) => {
  const frame = page.frames().find((each) => each.url().includes(`/games/${id}/`));
  if (!frame) throw new Error('the game is not open');
  return frame;
};
const keptOf = (page: Page) =>
  itemFrame(page).evaluate(async () => {
    const requests = await (await caches.open('nobi-files')).keys();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.includes('/assets/'));
  });

test('a new release waits while a child plays, and what the sitting may still want stays until it is over', async ({
  product,
  device,
}) => {
  const context = await device.open();
  const playing = await context.newPage();
  await enterAs(playing, await paid(product), true);
  await playing.goto(shelves.games);
  await saveItem(playing, id);
  const [before = ''] = await shellsOf(playing);
  const shell = await playing.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/assets/'));
  }, before);
  await playing.goto(stages.game);
  await new BridgePlayer(playing, 'id').play(1);
  const files = await keptOf(playing);
  expect(files.length).toBeGreaterThan(3);

  const next = await nextRelease();
  await product.stopServers();
  await product.startServers(next.settings);
  const shelf = await context.newPage();
  await shelf.goto(shelves.games);

  await test.step('it is here, whole, and waits', async () => {
    await expect.poll(() => isWaiting(shelf), { timeout: 60_000 }).toBe(true);
    expect(await shellsOf(shelf)).toHaveLength(2);
    // The newer edition of the game came by itself as well.
    await expect
      .poll(async () => (await keptOf(playing)).some((path) => path.includes('-next.')), {
        timeout: 60_000,
      })
      .toBe(true);
  });

  await test.step('the server has nothing of the one before, and the sitting still has all of it', async () => {
    for (const [origin, path] of [
      [product.url, shell[0]],
      [product.playUrl, files[0]],
    ])
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    expect(new Set(await playing.evaluate(canHave, shell))).toEqual(new Set([true]));
    expect(new Set(await itemFrame(playing).evaluate(canHave, files))).toEqual(new Set([true]));
    await playing.bringToFront();
    await new BridgePlayer(playing, 'id').play(1);
  });

  await test.step('once no page uses it the new one is there alone', async () => {
    const later = await (await device.open()).newPage();
    await later.goto(shelves.games);
    await expect.poll(() => shellsOf(later), { timeout: 60_000 }).not.toContain(before);
    expect(await shellsOf(later)).toHaveLength(1);
    await later.goto(stages.game);
    await new BridgePlayer(later, 'id').play(1);
    await later.goto(shelves.games);
    const left = () =>
      later.evaluate(async () => document.querySelector('[data-save][data-saved]') !== null);
    await expect.poll(left).toBe(true);
    await product.stopServers();
    await later.goto(stages.game);
    await new BridgePlayer(later, 'id').play(1);
    await expect.poll(() => keptOf(later)).toEqual(expect.not.arrayContaining(files));
  });
  await next.remove();
});
