import { builtItem, itemPaths, robotOf } from '../../items/built-items.ts';
import { installGameTime } from '../../items/game-time.ts';
import { fingers } from '../../items/hands.ts';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { openPlayed } from '../../steps/offline/played-item.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { itemsThatWait } from '../../steps/offline/written-down.ts';

const mostSteps = 500;

for (const [shelf, address] of Object.entries(shelves))
  test(`every item of ${shelf} that was saved is played to its calm end with both servers stopped and the browser restarted`, async ({
    product,
    device,
  }) => {
    test.setTimeout(720_000);
    const paths = itemPaths.filter((each) => each.startsWith(`${shelf}/`));
    const atHome = await (await device.open()).newPage();
    await enterAs(atHome, await paid(product, 'premium'), true);
    await atHome.goto(address);
    for (const path of paths) await saveItem(atHome, (await builtItem(path)).id);

    await product.stopServers();
    const onTheBus = await device.open();
    await onTheBus.addInitScript(installGameTime, 7);
    const page = await onTheBus.newPage();

    const played: string[] = [];

    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const { ageMin } = await builtItem(path);
      const robot = await robotOf(path);
      const visit = await openPlayed(page, path);
      const hands = fingers(visit, { readsText: ageMin > 6 });
      await visit.pump(200);
      for (let steps = 1; await robot.step(hands); steps += 1) {
        if (steps > mostSteps) throw new Error(`${path} does not end in ${mostSteps} steps`);
        await visit.pump(240);
      }
      await visit.pump(800);
      await hands.tap('.nobi-big');
      played.push((await builtItem(path)).id);
      await expect
        .poll(() => itemsThatWait(page), { message: path })
        .toEqual(expect.arrayContaining(played));
    }
  });
