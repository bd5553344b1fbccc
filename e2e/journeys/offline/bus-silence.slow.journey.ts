import { expect, test } from '../../product/bus.ts';
import { holdSilence } from '../../product/silent-line.ts';
import { items, stages } from '../../steps/items.ts';
import { savedAtHome } from '../../steps/offline/at-home.ts';
import { shelves } from '../../steps/offline/saving.ts';
import { itemsThatWait } from '../../steps/offline/written-down.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

const { id } = items.game;
/** Of a child who waits; the calls that hang would take a minute and a half. */
const patience = { timeout: 45_000 };

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('a line that is there and answers nothing keeps nobody from what is saved, and nothing that was played is lost', async ({
  product,
  device,
}) => {
  const { family } = await savedAtHome({ product, device });
  await product.stopServers();
  const silence = await holdSilence(product.url, product.playUrl);

  const page = await (await device.open()).newPage();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible(patience);
  await page.goto(stages.game, { waitUntil: 'commit' });
  const player = new BridgePlayer(page, 'id');
  await expect(player.bubble).toBeVisible(patience);
  await player.play(1);
  expect(silence.calls()).toBeGreaterThan(0);
  await expect.poll(() => itemsThatWait(page)).toEqual([id]);

  await page.close();
  await silence.end();
  await product.startServers();
  const later = await (await device.open()).newPage();
  await later.goto(shelves.games);
  await expect.poll(() => itemsThatWait(later), patience).toEqual([]);
  const { rows } = await product.db.query(
    `select s.item_id, count(distinct s.id)::int as sessions,
       count(*) filter (where e.verb = 'answered')::int > 0 as is_played
     from play_session s join account a on a.id = s.account_id
     join play_event e on e.account_id = s.account_id and e.session_id = s.id
     where a.email = $1 group by 1`,
    [family.email],
  );
  expect(rows).toEqual([{ item_id: id, sessions: 1, is_played: true }]);
});
