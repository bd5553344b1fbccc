import type { Database } from '../../../database/database.ts';
import { wibDayOf } from '../../../time/wib-day.rules.ts';
import { decidedAge, monthLater } from './cohorts.rules.ts';
import { cohortsStore } from './cohorts.store.ts';

/** Counts what has been decided since the last run; run twice, it is as run once. */
export const countCohorts = (db: Database, now: () => Date) => async () => {
  const store = cohortsStore(db);
  const today = wibDayOf(now());
  const [first, counted] = [await store.first(), await store.ages()];
  if (first === null) return;
  for (let month = first; month <= today; month = monthLater(month, 1)) {
    const [from, to] = [(counted.get(month) ?? -1) + 1, decidedAge(month, today)];
    if (from <= to) await store.count(month, from, to);
  }
};
