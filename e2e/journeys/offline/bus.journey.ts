import { expect, test as journey } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { newPhone, type Phone } from '../../product/phone.ts';
import { type Product, startProduct } from '../../product/product.ts';
import { items, stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

/** A product and a phone of its own: the servers stop here while others go on. */
const test = journey.extend<{ product: Product; device: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
  product: async ({}, use) => {
    const product = await startProduct({ OFFLINE: 'on' });
    await use(product);
    await product.stop();
  },
  device: async ({ product }, use) => {
    const device = await newPhone({ baseURL: product.url });
    await use(device);
    await device.lose();
  },
});

const { id, title } = items.game;

test('a game that was saved with one tap opens and is played with both servers stopped and the browser restarted', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto('/dashboard/games');
  const save = atHome.locator(`[data-save="${id}"]`);
  await expect(save).toHaveText(/Simpan · \d+ kB/);
  await save.click();
  await expect(atHome.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();

  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await onTheBus.goto('/');

  await expect(onTheBus.getByRole('article').first()).toBeVisible();
  await expect(onTheBus.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  await expect(onTheBus.getByText(words.id.shell.offline)).toBeVisible();
  await onTheBus.goto(stages.game);
  const player = new BridgePlayer(onTheBus, 'id');
  await expect(onTheBus.getByRole('heading', { name: title.id })).toBeVisible();
  await player.play(1);
});
