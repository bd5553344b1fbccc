import type { Queryable } from '../../../../database/database.ts';
import { moneyStore } from '../money.store.ts';

/** Paid orders and what came in on each day. */
export const moneyNumbers = (db: Queryable) => ({
  orders: async (from: string, to: string) =>
    (await moneyStore(db).days(from, to)).map(({ day, orders }) => ({ day, value: orders })),
  gross: async (from: string, to: string) =>
    (await moneyStore(db).days(from, to)).map(({ day, gross }) => ({ day, value: gross })),
});
