import type { Page } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { flyingBalloons, guestGame } from '../steps/archive.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';

const shut = 'Terbuka: tidak ada';

/** What the game itself says of the doors it tried. */
const saidByGame = (page: Page) => page.frameLocator('iframe').getByRole('heading');

test('a first-day staff member publishes an uploaded game, and a child plays it @desk', async ({
  browser,
  page,
  product,
  words,
  watch,
}) => {
  const t = words.staff.packages;
  const archive = {
    name: 'balon.zip',
    mimeType: 'application/zip',
    buffer: guestGame(product.url, flyingBalloons),
  };
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  await page.getByRole('menuitem', { name: words.staff.places.packages }).click();
  await page.getByLabel(t.choose).setInputFiles(archive);
  await expect(page.getByText(t.own)).toBeVisible();
  await expect(page.getByText(t.codes.network)).toBeVisible();
  await expect(page.getByRole('button', { name: t.publish })).toHaveCount(0);

  const other = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(other, await consoleToken(product, await staffPerson(product)));
  await other.getByRole('menuitem', { name: words.staff.places.packages }).click();
  await other.getByText('Balon Terbang').click();
  await other.getByRole('button', { name: words.staff.items.preview }).click();
  await expect(saidByGame(other)).toHaveText(shut);
  await other.getByRole('button', { name: t.publish }).click();
  await expect(other.getByText(t.done)).toBeVisible();
  await other.close();

  await enterAs(page, await paid(product), true);
  await page.goto('/play/balon-terbang/x');
  await expect(saidByGame(page)).toHaveText(shut);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const { rows } = await product.db.query(
    `select count(*)::int as n from play_session where item_id = 'balon-terbang'`,
  );
  expect(rows, 'the look before publishing is not counted').toEqual([{ n: 1 }]);

  // The browser tells of the door to the network that stayed shut; that is what we came to see.
  expect(watch.errors.join('\n')).toContain('Content Security Policy');
  watch.errors.length = 0;
});
