import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { holdFiles } from '../../steps/offline/held-files.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { id, title } = items.game;

test('a game that was saved with one tap opens and is played with both servers stopped and the browser restarted', async ({
  product,
  device,
}) => {
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

  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await onTheBus.goto('/');

  await expect(onTheBus.getByRole('article').first()).toBeVisible();
  await expect(onTheBus.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  await expect(onTheBus.getByText(words.id.states.shelf)).toBeVisible();
  await onTheBus.goto(stages.game);
  const player = new BridgePlayer(onTheBus, 'id');
  await expect(onTheBus.getByRole('heading', { name: title.id })).toBeVisible();
  await player.play(1);
});
