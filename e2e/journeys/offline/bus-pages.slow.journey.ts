import { wordsOf } from '@nobi/contract';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { giftAddress, makeGiftLink } from '../../steps/gifts.ts';
import { items, stages } from '../../steps/items.ts';
import { savedAtHome } from '../../steps/offline/at-home.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { states, offlinePlay, support, shell, gift } = words.id;

const pages = {
  '/dashboard/games': states.shelf,
  '/dashboard/courses': states.shelf,
  '/dashboard/creativity': states.shelf,
  '/dashboard/ai': states.nobi,
  '/dashboard/profile': states.profile,
  '/support': states.letter,
  '/rating': states.letter,
  '/payment': states.payment,
  '/gift': states.payment,
  '/gift/links': states.payment,
  '/gift/voucher': states.payment,
  '/parents': states.parents,
} as const;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('without a line every page says what it can do and what comes back; a message is kept and sent by itself', async ({
  product,
  device,
}) => {
  const { family } = await savedAtHome({ product, device });
  await product.stopServers();
  const page = await (await device.open()).newPage();

  for (const [path, sentence] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading').first(), path).not.toHaveText(shell.crashTitle);
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

test('who opens a link to pay for a family without a line hears why nothing is there, and sees it with the line', async ({
  product,
  device,
}) => {
  const family = await paid(product);
  const context = await device.open();
  const page = await context.newPage();
  await enterAs(page, family, true);
  await page.goto(shelves.games);
  await saveItem(page, items.game.id);
  const link = await makeGiftLink(product, family, 'regular');
  await context.setOffline(true);

  await page.goto(giftAddress(link));
  await expect(page.getByText(states.payment)).toBeVisible();
  await expect(page.getByText(wordsOf('offline', 'id'))).toBeVisible();
  await expect(page.getByText(gift.newLink), 'nobody is sent for another link').toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText(gift.request('Ibu Sari'))).toBeVisible();
});
