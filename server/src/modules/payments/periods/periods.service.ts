import type { Queryable } from '../../../database/database.ts';
import { periodsOf } from './periods.rules.ts';
import { periodsStore } from './periods.store.ts';

/** Writes an account's paid time anew, inside the transaction that holds the account's lock. */
export const recomputePeriods = async (tx: Queryable, accountId: string) => {
  const store = periodsStore(tx);
  const grants = await store.grants(accountId);
  const gifts = await store.gifts(accountId);
  const periods = periodsOf(
    grants.map((row) => ({
      orderId: row.id,
      plan: row.plan,
      activatedAt: row.activated_at,
      revokedAt: row.revoked_at ?? undefined,
      bonusDays: row.bonus_days,
      months: row.months ?? undefined,
    })),
    gifts.map(({ given_at, ...gift }) => ({ ...gift, givenAt: given_at })),
  );
  await store.replacePeriods(accountId, periods, new Set(gifts.map(({ id }) => id)));
};
