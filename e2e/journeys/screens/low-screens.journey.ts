import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { across, desk, smallest, tablet, zoomed } from '../../settings.ts';
import { giftAddress, makeGiftLink } from '../../steps/gifts.ts';
import { clipped } from '../../steps/screens/smallest-phone.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

/** A phone held across, and a desk of 1280 px at 200 %. */
const low = [across, zoomed].map(({ viewport }) => viewport);

test.describe('a low screen', () => {
  test.use({ viewport: across.viewport });

  test('shows something to play at once, as every size does, and clips nothing at the side', async ({
    page,
    product,
  }) => {
    await enterAs(page, await paid(product), true);
    for (const path of ['games', 'courses', 'creativity'])
      await test.step(path, async () => {
        await page.setViewportSize(across.viewport);
        await page.goto(`/dashboard/${path}`);
        const picture = page.locator('main a[target=_blank] img, main article img').first();
        await expect(picture).toBeVisible();
        for (const { viewport } of [across, zoomed, smallest, tablet, desk]) {
          await page.setViewportSize(viewport);
          await expect(picture).toBeInViewport({ ratio: 0.8 });
          expect(await clipped(page)).toEqual([]);
        }
      });
  });

  for (const [index, path] of [
    '/play/lumbung-kali/x',
    '/play/nobi-pulang/x',
    '/dashboard/creativity/studio-gambar',
    '/dashboard/creativity/buku-cerita',
  ].entries())
    test(
      `clips no button of ${path}, and leaves it all the height`,
      sweepAfterFirst(index),
      async ({ page, product, words }) => {
        await enterAs(page, await paid(product, 'premium'), true);
        await page.goto(path);
        const frame = page.locator('iframe');
        const buttons = frame.contentFrame().locator('button:visible');
        await expect(page.getByRole('button', { name: words.stage.pause })).toBeVisible();
        await expect(buttons.nth(1)).toBeVisible();

        for (const viewport of low) {
          await page.setViewportSize(viewport);
          await expect.poll(async () => (await frame.boundingBox())?.height).toBe(viewport.height);
          for (const strip of await page.locator('header button').all())
            await expect(strip).toBeInViewport({ ratio: 1 });
          for (const button of await buttons.all())
            await expect(button).toBeInViewport({ ratio: 0.98 });
        }
      },
    );

  test('keeps Nobi’s talk above the place to write in @slow', async ({ page, product, words }) => {
    await enterAs(page, await paid(product), true);
    await page.goto('/dashboard/ai');
    const hello = page.getByText(words.chat.hello);

    for (const viewport of low) {
      await page.setViewportSize(viewport);
      await expect(hello).toBeInViewport({ ratio: 1 });
      const talk = await hello.boundingBox();
      const area = await page.getByRole('textbox', { name: words.chat.message }).boundingBox();
      expect((talk?.y ?? 0) + (talk?.height ?? 0)).toBeLessThan(area?.y ?? 0);
    }
  });
});

test('opens a game wherever its card is touched, and says its name once @slow', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = ({ text }) => void spoken.push(text);
  });
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const card = page.getByRole('article').filter({ hasText: 'Jembatan Sepuluh' });

  for (const _ of ['first', 'again']) {
    const opens = page.context().waitForEvent('page');
    await card.locator('img').click({ force: true, position: { x: 20, y: 20 } });
    await expect(await opens).toHaveURL(/\/play\/jembatan-sepuluh\//);
  }
  // A mouse says nothing; a finger hears the name, once.
  expect(await page.evaluate(() => Reflect.get(window, 'spoken'))).toEqual([]);
  for (const _ of ['first', 'again'])
    await card.getByRole('link').dispatchEvent('pointerdown', { pointerType: 'touch' });
  expect(await page.evaluate(() => Reflect.get(window, 'spoken'))).toEqual(['Jembatan Sepuluh']);
});

test('keeps what is meant for parents behind an i @slow', async ({ page, product, words }) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const card = page.getByRole('article').filter({ hasText: 'Jembatan Sepuluh' });

  await card.getByRole('button', { name: words.shelf.infoNamed('Jembatan Sepuluh') }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Jembatan Sepuluh' });
  await expect(dialog.getByText(/Kelompok umur/)).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
});

test.describe('the smallest phone', () => {
  test.use({ viewport: smallest.viewport });

  test('has the button of who pays for somebody else on the first screen @slow', async ({
    page,
    product,
  }) => {
    const token = await makeGiftLink(product, await signedIn(product), 'premium');
    await page.goto(giftAddress(token));

    await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeInViewport({ ratio: 1 });
  });
});
