import type { Queryable } from '../../../database/database.ts';
import { movedEnds } from './moved-ends.rules.ts';
import { type Gift, type Grant, periodsOf } from './periods.rules.ts';
import { periodsStore } from './periods.store.ts';

interface Sources {
  readonly grants: readonly Grant[];
  readonly gifts: readonly Gift[];
}

const sourcesOf = async (db: Queryable, accountId: string): Promise<Sources> => {
  const store = periodsStore(db);
  const grants = await store.grants(accountId);
  const gifts = await store.gifts(accountId);
  return {
    grants: grants.map((row) => ({
      orderId: row.id,
      plan: row.plan,
      activatedAt: row.activated_at,
      revokedAt: row.revoked_at ?? undefined,
      bonusDays: row.bonus_days,
      months: row.months ?? undefined,
    })),
    gifts: gifts.map(({ given_at, ...gift }) => ({ ...gift, givenAt: given_at })),
  };
};

/** Writes an account's paid time anew, inside the transaction that holds the account's lock. */
export const recomputePeriods = async (tx: Queryable, accountId: string) => {
  const { grants, gifts } = await sourcesOf(tx, accountId);
  const periods = periodsOf(grants, gifts);
  await periodsStore(tx).replacePeriods(accountId, periods, new Set(gifts.map(({ id }) => id)));
};

/** Which plans would end otherwise if an order were taken back now; writes nothing. */
export const endsWithout = async (
  db: Queryable,
  accountId: string,
  { orderId, now }: { orderId: string; now: Date },
) => {
  const { grants, gifts } = await sourcesOf(db, accountId);
  const without = grants.map((grant) =>
    grant.orderId === orderId ? { ...grant, revokedAt: grant.revokedAt ?? now } : grant,
  );
  return movedEnds(periodsOf(grants, gifts), periodsOf(without, gifts), now);
};
