import { type DeskSize, deskOf, largeOfDesk } from './desk-population.store.ts';
import { fillWith, type Say } from './populate.ts';
import { familiesOf } from './population.store.ts';
import { openScratch } from './scratch.ts';

const partOf = 2_500_000;
const patience = 60 * 60_000;

/** Fills a database in a folder with all that staff look through. */
export const fillDesk = async (folder: string, size: DeskSize, say: Say) => {
  const { adminUrl, stop } = await openScratch(folder);
  await fillWith(
    {
      large: largeOfDesk,
      growing: [],
      rest: [...deskOf(size, partOf), ...familiesOf({ families: size.families, plays: 0 })],
    },
    { adminUrl, say, lanes: 2, growMs: patience },
  );
  await stop();
};
