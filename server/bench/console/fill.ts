import { consoleRows, largeConsoleTables } from '../population/console.store.ts';
import type { ConsoleSize } from '../population/console-orders.store.ts';
import { fillWith, type Say } from '../population/populate.ts';
import { familiesOf } from '../population/population.store.ts';
import { openScratch } from '../population/scratch.ts';

const partOf = 2_500_000;
const patience = 60 * 60_000;

/** Fills a database in a folder with all that staff look through. */
export const fillConsole = async (folder: string, size: ConsoleSize, say: Say) => {
  const { adminUrl, stop } = await openScratch(folder);
  await fillWith(
    {
      large: largeConsoleTables,
      families: familiesOf({ families: size.families, plays: 0 }),
      growing: [],
      rest: consoleRows(size, partOf),
    },
    { adminUrl, say, lanes: 2, growMs: patience },
  );
  await stop();
};
