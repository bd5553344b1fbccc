import type { Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface DaysGrant {
  readonly plan: Plan;
  readonly days: number;
  readonly reason: string;
  readonly by: string;
  readonly key: string | undefined;
}

/** Days that staff give or take, inside the transaction that holds the account's lock. */
export const grantedDaysStore = (tx: Queryable) => ({
  async daysLeft(accountId: string, plan: Plan): Promise<number> {
    const [row] = await tx.query<{ days: number }>(
      `select coalesce(sum(extract(epoch from ends_at - greatest(starts_at, now()))) / 86400, 0)::float
         as days
       from period where account_id = $1 and plan = $2 and ends_at > now()`,
      [accountId, plan],
    );
    return row?.days ?? 0;
  },

  /** False when this very wish was granted before. */
  async add(accountId: string, { plan, days, reason, by, key }: DaysGrant): Promise<boolean> {
    const rows = await tx.query(
      `insert into granted_days (account_id, plan, days, reason, given_by, key)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
      [accountId, plan, days, reason, by, key ?? null],
    );
    return rows.length > 0;
  },
});
