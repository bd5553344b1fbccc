import type { Queryable } from '../../database/database.ts';
import { insightStore } from './insight.store.ts';

/** How many families played on each day, and how often. */
export const playNumbers = (db: Queryable) => ({
  playing: async (from: string, to: string) =>
    (await insightStore(db).familiesByDay({ from, to })).map(({ day, families }) => ({
      day,
      value: families,
    })),
  plays: async (from: string, to: string) =>
    (await insightStore(db).days({ from, to })).map(({ day, begun }) => ({ day, value: begun })),
});
