import type { Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { countingGuest } from '../../steps/offline/counting-guest.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { publishGuest } from '../../steps/publish-guest.ts';
import { words } from '../../steps/words.ts';

const { id, title } = countingGuest;
const address = `/play/${id}/x`;

/** Without a line a guest stands in a box of its own within the page of the house. */
const guestIn = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

test('a guest that was saved opens with both servers stopped and the browser restarted, plays, and is heard once the line is back', async ({
  product,
  device,
}) => {
  await publishGuest(product, countingGuest.archive());
  const family = await paid(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await expect(atHome.locator(`[data-save="${id}"]`)).toHaveText(/Simpan · \d+ kB/);
  await saveItem(atHome, id);

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title.id }).first()).toBeVisible();
  const guest = guestIn(page);
  await expect(guest.getByText('0 ketukan')).toBeVisible();
  for (const name of ['Kelinci', 'Wortel'])
    await expect
      .poll(() => guest.getByRole('img', { name }).evaluate((img) => Object(img).naturalWidth))
      .toBeGreaterThan(0);
  for (let tap = 1; tap <= 3; tap += 1) {
    await guest.getByRole('button').click();
    await expect(guest.getByText(`${tap} ketukan`)).toBeVisible();
  }
  await page.getByRole('button', { name: words.id.stage.exitNamed.game }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(address);
  await expect(guestIn(page).getByText('3 ketukan')).toBeVisible();

  await product.startServers();
  await page.goto(shelves.games);
  const arrived = async () => {
    const { rows } = await product.db.query(
      `select (select save from play_save where item_id = $1) as save,
         (select count(*)::int from play_event e join play_session s on s.id = e.session_id
          where s.item_id = $1 and e.verb = 'answered') as answers`,
      [id],
    );
    return rows;
  };
  await expect.poll(arrived, { timeout: 30_000 }).toEqual([{ save: '3', answers: 3 }]);
  // With a line it is again what the server shows.
  await page.goto(address);
  await expect(page.frameLocator('iframe').getByText('3 ketukan')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});
