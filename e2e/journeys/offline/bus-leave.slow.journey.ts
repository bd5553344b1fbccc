import { expect, test } from '../../product/bus.ts';
import { enterAdult, enterAs, paid } from '../../product/family.ts';
import { addChild, chip, picker } from '../../steps/children.ts';
import { pressLogOut } from '../../steps/forms.ts';
import { items, stages } from '../../steps/items.ts';
import { savedAtHome } from '../../steps/offline/at-home.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { keptHere } from '../../steps/offline/written-down.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { id } = items.game;
const { leave, offlineRoom, whoPlays } = words.id;
const nothing = { workers: 0, caches: [], waiting: 0, lease: false, note: false };

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('logging out says what would be lost without a line, sends it with one, and leaves nothing on the phone', async ({
  product,
  device,
}) => {
  const { family } = await savedAtHome({ product, device });
  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').play(1);
  await page.goto(shelves.games);

  await pressLogOut(page, words.id);
  const asks = page.getByRole('alertdialog', { name: leave.title });
  await expect(asks).toContainText(/\d+ hal/);
  await asks.getByRole('button', { name: leave.stay }).click();
  await expect(asks).toHaveCount(0);
  expect((await keptHere(page)).waiting).toBeGreaterThan(0);

  await product.startServers();
  await page.goto(shelves.games);
  await pressLogOut(page, words.id);
  await expect(page).toHaveURL(/\/login/);
  await expect(asks).toHaveCount(0);
  expect(await keptHere(page)).toEqual(nothing);
  const { rows } = await product.db.query(
    `select s.item_id from play_session s join account a on a.id = s.account_id
     join play_event e on e.account_id = s.account_id and e.session_id = s.id
     where a.email = $1 group by 1`,
    [family.email],
  );
  expect(rows).toEqual([{ item_id: id }]);
});

test('a loss that was accepted is one: the phone forgets all of it without a line', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, id);
  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').play(1);
  await page.goto(shelves.games);

  await pressLogOut(page, words.id);
  await page.getByRole('alertdialog').getByRole('button', { name: leave.leave }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptHere(page)).toEqual(nothing);
});

test('what the server refused five times stands in the parents’ room until the adult decides', async ({
  product,
  device,
}) => {
  const family = await enterAdult(product, await paid(product));
  const adik = await addChild(product, family);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await picker(atHome, whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
  await saveItem(atHome, id);
  await expect(chip(atHome)).toHaveAttribute('data-child', adik);
  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').play(1);

  await product.startServers();
  // Taken out of the family meanwhile, on another device.
  await product.db.query('delete from child where id = $1', [adik]);
  await page.goto('/parents#offline');
  const room = page.getByRole('region', { name: offlineRoom.title });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.reload();
    // Each row is refused by itself, so it is the last that counts.
    await expect(room.locator('[data-aside="save"]')).toContainText(items.game.title.id, {
      timeout: 3000,
    });
  }).toPass();

  await room.getByRole('button', { name: offlineRoom.asideDrop }).click();
  await expect(room.getByText(offlineRoom.aside)).toHaveCount(0);
});
