import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { chip, picker, twoChildren } from '../../steps/children.ts';
import { items } from '../../steps/items.ts';
import { askNobi, lastAnswer } from '../../steps/nobi.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { words } from '../../steps/words.ts';

const { nobiHere, states, whoPlays } = words.id;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('without a line Nobi works out a sum and spells, says where that comes from, helps whoever is in need, and asks the rest later', async ({
  product,
  device,
}) => {
  const family = await paid(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
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

test('what a child tells Nobi without a line is never another child’s, who plays when the line is back', async ({
  product,
  device,
}) => {
  const family = await twoChildren(product);
  const context = await device.open();
  const page = await context.newPage();
  await enterAs(page, family, true);
  await page.goto(shelves.games);
  await picker(page, whoPlays.whoPlays).getByRole('button', { name: 'Sari' }).click();
  await saveItem(page, items.game.id);
  const pieces = () =>
    page.evaluate(async () => (await (await caches.open('nobi-answers')).keys()).length);
  await expect.poll(pieces).toBe(2);
  await context.setOffline(true);

  await page.goto('/dashboard/ai');
  await askNobi(page, 'ayah suka pukul aku');
  await expect(lastAnswer(page)).toContainText('SAPA 129');
  await chip(page).click();
  await picker(page, whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
  await expect(chip(page)).toHaveAttribute('title', 'Adik');
  await page.getByRole('link', { name: words.id.dashboard.ai, exact: true }).click();
  await expect(lastAnswer(page)).toHaveCount(0);
  await context.setOffline(false);
  await askNobi(page, 'berapa 2 + 3?');
  await expect(lastAnswer(page)).toContainText('5');

  const { rows } = await product.db.query(
    `select c.nickname, t.kind from chat_turn t join child c on c.id = t.child_id
     where c.account_id = (select id from account where email = $1)`,
    [family.email],
  );
  expect(rows.filter(({ kind }) => kind === 'help')).toEqual([]);
});
