import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { states, offlinePlay, support } = words.id;

const pages = {
  '/dashboard/games': states.shelf,
  '/dashboard/courses': states.shelf,
  '/dashboard/creativity': states.shelf,
  '/dashboard/ai': states.nobi,
  '/dashboard/profile': states.profile,
  '/support': states.letter,
  '/rating': states.letter,
  '/payment': states.payment,
  '/parents': states.parents,
} as const;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('without a line every page says what it can do and what comes back; a message is kept and sent by itself', async ({
  product,
  device,
}) => {
  const family = await paid(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  await product.stopServers();
  const page = await (await device.open()).newPage();

  for (const [path, sentence] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.goto('/play/titik-desimal/x');
  await expect(page.getByText(offlinePlay.notSaved)).toBeVisible();
  await page.goto(stages.game);
  const player = new BridgePlayer(page, 'id');
  await expect(player.bubble).toBeVisible();
  await expect(page.getByText(states.player), 'nothing stays before the game').toBeHidden();

  await page.goto('/support');
  await page.getByLabel(support.subject).fill('Dari bus');
  await page.getByLabel(support.message, { exact: true }).fill('Kapan ada game baru?');
  await page.getByRole('button', { name: support.send, exact: true }).click();
  await expect(page.getByText(support.sentLater)).toBeVisible();

  await product.startServers();
  await page.goto(shelves.games);
  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        `select t.subject from ticket t join account a on a.id = t.account_id where a.email = $1`,
        [family.email],
      );
      return rows;
    })
    .toEqual([{ subject: 'Dari bus' }]);
});
