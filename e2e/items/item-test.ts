import { test as base } from '@playwright/test';
import type { CatalogueItem } from '../../kit/src/manifest/catalogue.ts';
import type { Robot } from '../../kit/src/robot/robot.ts';
import { builtItem, dist, robotOf } from './built-items.ts';
import { openPlayOrigin, type PlayOrigin } from './play-origin.ts';
import { type Opening, Visit } from './visit.ts';

interface Item {
  readonly manifest: CatalogueItem;
  readonly robot: Robot;
  visit(how: Pick<Opening, 'device' | 'settings'>): Promise<Visit>;
}

interface Fixtures {
  /** Finds what belongs to an item; visits end with the test. */
  itemAt: (path: string) => Promise<Item>;
}

/** A test over one built item. One play origin per worker; Chromium starts once. */
export const test = base.extend<Fixtures, { origin: PlayOrigin }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const origin = await openPlayOrigin(dist);
      await use(origin);
      await origin.stop();
    },
    { scope: 'worker' },
  ],
  itemAt: async ({ browser, origin }, use) => {
    const visits: Visit[] = [];
    await use(async (path) => ({
      manifest: await builtItem(path),
      robot: await robotOf(path),
      async visit(how) {
        const visit = await Visit.open({ browser, origin, path, ...how });
        visits.push(visit);
        return visit;
      },
    }));
    for (const visit of visits) await visit.close();
  },
});
export { expect } from '@playwright/test';
