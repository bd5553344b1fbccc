import { expect, test } from '../../product/bus.ts';
import { stages } from '../../steps/items.ts';
import { savedAtHome } from '../../steps/offline/at-home.ts';
import { shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('keeps an answer of a game that was left by its address in the same moment, without a line', async ({
  product,
  device,
}) => {
  const { family } = await savedAtHome({ product, device });

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await new BridgePlayer(page, 'id').answer();
  await page.goto(shelves.games);

  await product.startServers();
  await page.reload();
  const arrived = async () => {
    const { rows } = await product.db.query(
      `select (select count(*)::int from play_event e
               where e.account_id = a.id and e.verb = 'answered') as answers,
         (select save::json->'sitting'->>'at' from play_save s where s.account_id = a.id) as round
       from account a where a.email = $1`,
      [family.email],
    );
    return rows;
  };
  await expect.poll(arrived).toEqual([{ answers: 1, round: '1' }]);
});
