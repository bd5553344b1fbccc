import { expect, test } from '../../product/bus.ts';
import { enterAs } from '../../product/family.ts';
import { chip, picker, twoChildren } from '../../steps/children.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { whoPlays } = words.id;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('a second child picks up the phone without a line, sees her own game alone, and each is credited with her own', async ({
  product,
  device,
}) => {
  const family = await twoChildren(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await picker(atHome, whoPlays.whoPlays).getByRole('button', { name: 'Sari' }).click();
  await saveItem(atHome, items.game.id);

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').play(2);
  await page.goto(shelves.games);
  await expect(chip(page)).toHaveAttribute('title', 'Sari');
  await chip(page).click();
  await picker(page, whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
  await expect(chip(page)).toHaveAttribute('title', 'Adik');
  await page.reload();
  await expect(chip(page)).toHaveAttribute('title', 'Adik');
  await page.goto(stages.game);
  const hers = new BridgePlayer(page, 'id');
  // Whoever begins anew is led by the hand; Sari is past that.
  await hers.play(1);

  await product.startServers();
  await page.goto(shelves.games);
  await expect(chip(page)).toHaveAttribute('title', 'Adik');
  const credited = async () => {
    const { rows } = await product.db.query(
      `select c.nickname, count(distinct s.id)::int as sessions, min(md5(v.save)) as save
       from child c join play_session s on s.child_id = c.id
       left join play_save v on v.child_id = c.id
       where c.account_id = (select id from account where email = $1)
       group by 1 order by 1`,
      [family.email],
    );
    return rows;
  };
  await expect.poll(credited).toEqual([
    { nickname: 'Adik', sessions: 1, save: expect.any(String) },
    { nickname: 'Sari', sessions: 1, save: expect.any(String) },
  ]);
  const [adik, sari] = await credited();
  expect(adik.save).not.toBe(sari.save);
  const { rows } = await product.db.query(
    `select c.nickname from session s join child c on c.id = s.child_id
     where s.account_id = (select id from account where email = $1)`,
    [family.email],
  );
  expect(rows).toContainEqual({ nickname: 'Adik' });
});
