import type { Database } from '../../database/database.ts';
import { playMonths } from './play-months.store.ts';

type Months = ReturnType<typeof playMonths>;

const briefly = (db: Database, change: (months: Months) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const months = playMonths(tx);
    await months.beBrief();
    await change(months);
  });

/** Each month by itself, so that who plays waits for one at most. */
export const makePlayMonths = async (db: Database) => {
  for (const day of await playMonths(db).missing()) await briefly(db, (months) => months.make(day));
};

/** Makes the months ahead and drops those that are over; what finds no quiet moment waits for the next run. */
export const turnPlayMonths = (db: Database) => async () => {
  await makePlayMonths(db);
  for (const name of await playMonths(db).old()) await briefly(db, (months) => months.drop(name));
  await playMonths(db).dropOthers();
};
