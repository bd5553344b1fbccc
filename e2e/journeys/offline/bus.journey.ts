import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { countingGuest, guestIn } from '../../steps/offline/counting-guest.ts';
import { holdFiles } from '../../steps/offline/held-files.ts';
import { saveItem } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { publishGuest } from '../../steps/publish-guest.ts';
import { words } from '../../steps/words.ts';

const { id, title } = items.game;

test('what was saved with one tap, of the house and of another studio, opens and is played with both servers stopped and the browser restarted', async ({
  product,
  device,
}) => {
  await publishGuest(product, countingGuest.archive());
  const context = await device.open();
  const atHome = await context.newPage();
  await atHome.clock.install();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto('/dashboard/games');
  const save = atHome.locator(`[data-save="${id}"]`);
  await expect(save).toHaveText(/Simpan · \d+ kB/);
  const files = await holdFiles(context, product.playUrl);
  await save.click();
  await files.isWanted;
  // On a slow line it takes longer than the page that saves took to open.
  await atHome.clock.runFor(5000);
  files.letGo();
  await expect(atHome.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  await expect(atHome.locator(`[data-save="${countingGuest.id}"]`)).toHaveText(/Simpan · \d+ kB/);
  await saveItem(atHome, countingGuest.id);

  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await onTheBus.clock.install();
  await onTheBus.goto('/');

  await expect(onTheBus.getByRole('article').first()).toBeVisible();
  await expect(onTheBus.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  await expect(onTheBus.getByText(words.id.states.shelf)).toBeVisible();
  await onTheBus.goto(stages.game);
  const player = new BridgePlayer(onTheBus, 'id', { hurries: true });
  await expect(onTheBus.getByRole('heading', { name: title.id })).toBeVisible();
  await player.play(1);
  await onTheBus.goto(countingGuest.address);
  const guest = guestIn(onTheBus);
  await guest.getByRole('button').click();
  await expect(guest.getByText('1 ketukan')).toBeVisible();
});
