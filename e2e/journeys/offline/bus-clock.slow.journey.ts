import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { offlinePlay } = words.id;
const day = 86_400_000;

// The product stops, and the browser restarts for each clock.
test.describe.configure({ timeout: 300_000 });

test('a clock turned back 30 days and a lease that is over ask for the internet; a clock that ran ahead does no harm once it is right', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  await product.stopServers();
  const openIn = async (days: number) => {
    const page = await (await device.open()).newPage();
    await page.clock.install({ time: Date.now() + days * day });
    await page.goto(stages.game);
    return page;
  };

  for (const days of [-30, 15]) {
    const page = await openIn(days);
    await expect(page.getByText(offlinePlay.leaseOver), `${days} days`).toBeVisible();
    await expect(page.locator('iframe'), `${days} days`).toHaveCount(0);
  }
  for (const days of [13, 0]) {
    const page = await openIn(days);
    await expect(new BridgePlayer(page, 'id').bubble, `${days} days`).toBeVisible();
  }
});
