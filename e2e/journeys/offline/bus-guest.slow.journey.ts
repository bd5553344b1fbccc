import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items } from '../../steps/items.ts';
import { countingGuest, guestIn, heavyGuest } from '../../steps/offline/counting-guest.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { publishGuest, withdrawGuest } from '../../steps/publish-guest.ts';
import { words } from '../../steps/words.ts';

const { id, title, address } = countingGuest;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('a guest that was saved opens with both servers stopped and the browser restarted, plays, and is heard once the line is back', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  // The shell of this browser is older than the guest.
  await saveItem(atHome, items.game.id);
  await publishGuest(product, countingGuest.archive());
  await atHome.goto(shelves.games);
  await expect(atHome.locator(`[data-save="${id}"]`)).toHaveText(/Simpan · \d+ kB/);
  await saveItem(atHome, id);

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
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

test('a guest that staff withdraw is gone wherever it was saved, once there is a line', async ({
  product,
  device,
}) => {
  const version = await publishGuest(product, countingGuest.archive());
  const page = await (await device.open()).newPage();
  await enterAs(page, await paid(product), true);
  await page.goto(shelves.games);
  await saveItem(page, id);

  await withdrawGuest(product, version);
  await page.goto(shelves.games);

  await expect(page.locator(`[data-save="${id}"]`)).toHaveCount(0);
  const stored = async () =>
    page
      .frames()
      .find((each) => each.url() === `${product.playUrl}/offline/`)
      ?.evaluate(
        async () =>
          (await (await caches.open('nobi-files')).keys()).filter(({ url }) =>
            url.includes('/guest/'),
          ).length,
      );
  await expect.poll(stored, { timeout: 30_000 }).toBe(0);
  await product.stopServers();
  await page.goto(address);
  await expect(page.getByText(words.id.offlinePlay.notSaved)).toBeVisible();
});

test('a guest that is too heavy offers nothing, and says without a line that it needs the internet', async ({
  product,
  device,
}) => {
  await publishGuest(product, heavyGuest.archive());
  const page = await (await device.open()).newPage();
  await enterAs(page, await paid(product), true);
  await page.goto(shelves.games);
  await saveItem(page, items.game.id);
  const card = page.getByRole('article').filter({ hasText: heavyGuest.title.id });
  await expect(card).toBeVisible();
  await expect(card.locator('[data-save]')).toHaveCount(0);

  await product.stopServers();
  await page.goto(heavyGuest.address);

  await expect(page.getByText(words.id.offlinePlay.needsLine)).toBeVisible();
});
