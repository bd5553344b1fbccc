import type { Language, Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface EndingPlan {
  readonly account_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
  readonly plan: Plan;
  readonly ends_at: Date;
}

/** Stands among the days before an end for the one letter after it. */
export const afterTheEnd = -1;

export const remindersStore = (db: Queryable) => ({
  /** Families with a confirmed address whose paid time, with all that is queued behind it, ends within eight days. */
  ending: (now: Date) =>
    db.query<EndingPlan>(
      `select p.account_id, a.email, a.display_name, a.language, p.plan, p.ends_at
       from period p join account a on a.id = p.account_id
       where p.ends_at > $1 and p.ends_at < $1::timestamptz + interval '8 days'
         and a.suspended_at is null and a.email_confirmed_at is not null
         and not exists (
           select 1 from period later
           where later.account_id = p.account_id and later.ends_at > p.ends_at
         )
         and not exists (select 1 from plan_letter_off o where o.account_id = p.account_id)`,
      [now],
    ),

  /**
   * The same whose paid time ended yesterday or the days before, by itself: who had the money back
   * knows. A few days only, so that a product that slept writes to nobody about last year.
   */
  ended: (now: Date) =>
    db.query<EndingPlan>(
      `select p.account_id, a.email, a.display_name, a.language, p.plan, p.ends_at
       from period p join account a on a.id = p.account_id
       left join orders o on o.account_id = p.account_id and o.id = p.order_id
       where p.ends_at > $1::timestamptz - interval '4 days'
         and p.ends_at <= $1::timestamptz - interval '1 day'
         and o.revoked_at is null and not a.is_superuser
         and a.suspended_at is null and a.email_confirmed_at is not null
         and not exists (
           select 1 from period later
           where later.account_id = p.account_id and later.ends_at > p.ends_at
         )
         and not exists (select 1 from plan_letter_off o where o.account_id = p.account_id)
         and not exists (select 1 from reminder r where r.account_id = p.account_id
           and r.ends_at = p.ends_at and r.days = ${afterTheEnd})`,
      [now],
    ),

  /** Whether a family wants letters about the end of its plan. */
  setOff: (accountId: string, isOff: boolean) =>
    db.query(
      isOff
        ? `insert into plan_letter_off (account_id) select id from account where id::text = $1
           on conflict do nothing`
        : 'delete from plan_letter_off where account_id::text = $1',
      [accountId],
    ),

  /** False when this very reminder was given before, by this process or another. */
  async claim({ account_id, ends_at }: EndingPlan, days: number): Promise<boolean> {
    const rows = await db.query(
      `insert into reminder (account_id, ends_at, days) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [account_id, ends_at, days],
    );
    return rows.length > 0;
  },
});
