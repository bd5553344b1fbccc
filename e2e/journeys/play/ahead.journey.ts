import type { BrowserContext, Page } from '@playwright/test';
import { enterAdult, enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { addChild } from '../../steps/children.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

/** Touches a game as soon as it is painted, and writes down when what was drawn in its tab. */
const touchAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (parent !== window) {
      const look = () => {
        if (!document.querySelector('button')) return requestAnimationFrame(look);
        return document.dispatchEvent(new PointerEvent('pointerdown'));
      };
      requestAnimationFrame(look);
      return;
    }
    const seen = new Map<string, number>();
    Object.assign(window, { seen });
    const note = (what: string) => !seen.has(what) && seen.set(what, performance.now());
    addEventListener('nobi-touch', () => note('touched'));
    new MutationObserver(() => {
      const frame = document.querySelector('iframe');
      if (frame) note('opened');
      if (frame?.style.visibility === 'visible' && note('shown'))
        Object.assign(window, { place: JSON.stringify(frame.getBoundingClientRect()) });
      if (document.querySelector('#root > *')) note('drawn');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });

const seenIn = async (tab: Page): Promise<Record<string, number>> =>
  tab.evaluate(() => Object.fromEntries(Reflect.get(window, 'seen')));

test('shows a game before the page around it is drawn, and loses nothing of what it says', async ({
  page,
  context,
  product,
  language,
  words,
}) => {
  await touchAtOnce(context);
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const card = page.locator('a[href^="/play/jembatan-sepuluh/"]').first();
  await expect(page.getByRole('article').first()).toBeVisible();

  const opening = context.waitForEvent('page');
  await card.click();
  const tab = await opening;
  await expect(new BridgePlayer(tab, language).planks.first()).toBeVisible();
  await expect(tab.getByRole('button', { name: words.stage.pause })).toBeVisible();

  const never = Number.POSITIVE_INFINITY;
  const { opened = never, shown = never, drawn = 0, touched } = await seenIn(tab);
  // After 700 ms the page is drawn in any case: a slow line may take long.
  expect(drawn).toBeGreaterThanOrEqual(Math.min(shown, opened + 699));
  const place = await tab.locator('iframe').evaluate((frame) => {
    const before = Reflect.get(window, 'place');
    return { before, after: JSON.stringify(frame.getBoundingClientRect()) };
  });
  expect(place.before, 'the player has it where it was shown').toBe(place.after);
  expect(touched, 'what was touched before').toBeGreaterThan(0);
});

test('shows nothing of a game before it is said who plays, where a sibling turned up since', async ({
  page,
  context,
  product,
  words,
}) => {
  await touchAtOnce(context);
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  await page.waitForLoadState('networkidle');
  await enterAdult(product, family);
  await addChild(product, family);

  const opening = context.waitForEvent('page');
  await page.locator('a[href^="/play/jembatan-sepuluh/"]').first().click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: words.whoPlays.whoPlays })).toBeVisible();

  const { shown } = await seenIn(tab);
  expect(shown).toBeUndefined();
});
