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
         )`,
      [now],
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
