import { expect, test } from '../../product/bus.ts';
import { enterAs } from '../../product/family.ts';
import { chip, picker, twoChildren } from '../../steps/children.ts';
import { items } from '../../steps/items.ts';
import { askNobi, lastAnswer } from '../../steps/nobi.ts';
import { savedAtHome } from '../../steps/offline/at-home.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { words } from '../../steps/words.ts';

const { nobiHere, states, whoPlays } = words.id;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('without a line Nobi works out a sum and spells, says where that comes from, helps whoever is in need, and asks the rest later', async ({
  product,
  device,
}) => {
  const { family, atHome } = await savedAtHome({ product, device });
  const pieces = () =>
    atHome.evaluate(async () => (await (await caches.open('nobi-answers')).keys()).length);
  await expect.poll(pieces).toBe(2);
  await product.stopServers();

  const context = await device.open();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/dashboard/ai');
  await expect(page.getByText(states.nobi)).toBeVisible();
  await askNobi(page, 'berapa 7 x 8?');
  await expect(lastAnswer(page)).toContainText('56');
  await expect(lastAnswer(page)).toContainText(nobiHere.from);
  await askNobi(page, 'eja kucing');
  await expect(lastAnswer(page)).toContainText('k - u - c - i - n - g');
  await askNobi(page, 'ayah suka pukul aku');
  await expect(lastAnswer(page)).toContainText('SAPA 129');
  await askNobi(page, 'kenapa langit biru?');
  await expect(page.getByText(nobiHere.waits)).toBeVisible();

  await product.startServers();
  await context.setOffline(false);
  await expect(page.getByText(nobiHere.waits)).toBeHidden();
  await expect(lastAnswer(page)).toContainText(/cahaya|matahari/i);
  const kinds = async () => {
    const { rows } = await product.db.query(
      `select t.kind from chat_turn t join account a on a.id = t.account_id
       where a.email = $1 order by t.id`,
      [family.email],
    );
    return rows;
  };
  await expect
    .poll(kinds, 'people hear of the need')
    .toEqual(expect.arrayContaining([{ kind: 'help' }]));
});

test('a need that was told without a line is heard as hers although the page was closed and another child plays by then', async ({
  product,
  device,
}) => {
  const family = await twoChildren(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await picker(atHome, whoPlays.whoPlays).getByRole('button', { name: 'Sari' }).click();
  await saveItem(atHome, items.game.id);
  const pieces = () =>
    atHome.evaluate(async () => (await (await caches.open('nobi-answers')).keys()).length);
  await expect.poll(pieces).toBe(2);
  await product.stopServers();
  const hers = await (await device.open()).newPage();
  await hers.goto('/dashboard/ai');
  await askNobi(hers, 'aku mau mati aja');
  await expect(lastAnswer(hers)).toContainText('SAPA 129');

  const page = await (await device.open()).newPage();
  await page.goto(shelves.games);
  await chip(page).click();
  await picker(page, whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
  await expect(chip(page)).toHaveAttribute('title', 'Adik');
  await page.getByRole('link', { name: words.id.dashboard.ai, exact: true }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(lastAnswer(page)).toHaveCount(0);
  await product.startServers();
  await page.goto(shelves.games);

  const notices = async () => {
    const { rows } = await product.db.query(
      `select c.nickname, t.kind, f.topic from chat_turn t join child c on c.id = t.child_id
         left join chat_flag f on f.turn_id = t.id
       where c.account_id = (select id from account where email = $1)`,
      [family.email],
    );
    return rows;
  };
  await expect
    .poll(notices, 'the adult is told of it, once')
    .toEqual([{ nickname: 'Sari', kind: 'help', topic: 'self_harm' }]);
});
