import type { Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { graceDays } from './cohorts.rules.ts';

export interface CohortRow {
  readonly month: string;
  readonly plan: Plan;
  readonly age: number;
  readonly families: number;
}

const asMonth = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Families by the month of their first payment; a row for each month that they have been followed. */
export const cohortsStore = (db: Queryable) => ({
  /** The month in which money first came. */
  async first(): Promise<string | null> {
    const [row] = await db.query<{ month: string | null }>(
      `select ${asMonth(`date_trunc('month', min(day))`)} as month from money_move`,
    );
    return row?.month ?? null;
  },

  /** How far each month is counted. */
  async ages(): Promise<ReadonlyMap<string, number>> {
    const rows = await db.query<{ month: string; age: number }>(
      `select ${asMonth('month')} as month, max(age)::int as age from cohort_month group by month`,
    );
    return new Map(rows.map(({ month, age }) => [month, age]));
  },

  /**
   * Counts one month's families at some ages, once. A family belongs to the month in which its ledger
   * has its first payment, if that was not taken back. At an age it stayed if time that was paid for ran
   * so many months after it began, days of the promo aside, or began again within the grace.
   */
  count: (month: string, from: number, to: number) =>
    db.query(
      `with family as (
         select o.account_id, o.plan,
           o.activated_at + make_interval(days => o.bonus_days) as since
         from money_move m join orders o on o.id = m.order_id
         where m.kind = 'paid' and not m.is_renewal
           and m.day >= $1::date and m.day < $1::date + interval '1 month'
           and o.account_id is not null and o.activated_at is not null and o.revoked_at is null
       ), stayed as (
         select f.plan, age, count(distinct f.account_id) as families
         from family f cross join generate_series(greatest(1, $2::int), $3::int) as age
           join period p on p.account_id = f.account_id
           join orders o on o.account_id = p.account_id and o.id = p.order_id and o.amount > 0
         where p.ends_at > f.since + make_interval(months => age)
           and p.starts_at <= f.since + make_interval(months => age, days => ${graceDays})
         group by f.plan, age
         union all
         select plan, 0, count(*) from family group by plan
       )
       insert into cohort_month (month, plan, age, families)
       select $1::date, named.plan, age, coalesce(stayed.families, 0)
       from (values ('regular'), ('premium')) as named (plan)
         cross join generate_series($2::int, $3::int) as age
         left join stayed using (plan, age)
       on conflict do nothing`,
      [month, from, to],
    ),

  /** The newest months, the newest first; each from its beginning. */
  list: (plan: Plan, months: number) =>
    db.query<CohortRow>(
      `select ${asMonth('month')} as month, plan, age::int as age, families from cohort_month
       where plan = $1 and month in (
         select distinct month from cohort_month order by month desc limit $2)
       order by cohort_month.month desc, age`,
      [plan, months],
    ),

  all: () =>
    db.query<CohortRow>(
      `select ${asMonth('month')} as month, plan, age::int as age, families from cohort_month
       order by cohort_month.month, plan, age`,
    ),
});
