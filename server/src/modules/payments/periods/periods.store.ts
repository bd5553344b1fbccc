import type { Plan } from '@nobi/contract';
import { tellCallerChanged } from '../../../auth/caller-changed.store.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Period } from './periods.rules.ts';

/** What an account's paid time is computed from, and what came of it. */
export const periodsStore = (db: Queryable) => ({
  grants: (accountId: string) =>
    db.query<{
      id: string;
      plan: Plan;
      activated_at: Date;
      revoked_at: Date | null;
      bonus_days: number;
      months: number | null;
    }>(
      `select id, plan, activated_at, revoked_at, bonus_days, months from orders
       where account_id = $1 and activated_at is not null order by activated_at`,
      [accountId],
    ),

  /** Days that staff gave or took. */
  gifts: (accountId: string) =>
    db.query<{ id: string; plan: Plan; days: number; given_at: Date }>(
      'select id, plan, days, given_at from granted_days where account_id = $1 order by given_at',
      [accountId],
    ),

  async replacePeriods(accountId: string, periods: readonly Period[], gifts: ReadonlySet<string>) {
    await db.query('delete from period where account_id = $1', [accountId]);
    await db.query(
      `insert into period (account_id, order_id, granted_id, plan, starts_at, ends_at)
       select $1, * from unnest($2::text[], $3::uuid[], $4::text[], $5::timestamptz[],
         $6::timestamptz[])`,
      [
        accountId,
        periods.map(({ orderId }) => (gifts.has(orderId) ? null : orderId)),
        periods.map(({ orderId }) => (gifts.has(orderId) ? orderId : null)),
        periods.map(({ plan }) => plan),
        periods.map(({ startsAt }) => startsAt),
        periods.map(({ endsAt }) => endsAt),
      ],
    );
    await tellCallerChanged(db, accountId);
  },
});
