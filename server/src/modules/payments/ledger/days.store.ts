import type { Queryable } from '../../../database/database.ts';

interface CountedDay {
  readonly day: string;
  readonly since: Date;
  /** The day's end, or now while it runs. */
  readonly until: Date;
  readonly isOver: boolean;
}

/** The roll-ups of the ledger and of paid time: a row a day, made by a job, read by reports. */
export const daysStore = (db: Queryable) => ({
  /** Days of which the ledger has learnt something, the oldest first; some at a time. */
  async uncounted(): Promise<string[]> {
    const rows = await db.query<{ day: string }>(
      `select distinct to_char(day, 'YYYY-MM-DD') as day from (
         select day from money_move where not is_counted order by day limit 20000
       ) found order by day`,
    );
    return rows.map(({ day }) => day);
  },

  /** Counts whole days anew: whatever came late stands on its own day, and twice is as once. */
  async count(days: readonly string[]) {
    await db.query(
      'update money_move set is_counted = true where day = any($1::date[]) and not is_counted',
      [days],
    );
    await db.query('delete from money_day where day = any($1::date[])', [days]);
    await db.query(
      `insert into money_day (day, plan, gateway, orders, new_orders, renewed, gross, refunds)
       select day, coalesce(plan, 'none'), gateway,
         count(*) filter (where kind = 'paid'),
         count(*) filter (where kind = 'paid' and not is_renewal),
         count(*) filter (where kind = 'paid' and is_renewal),
         coalesce(sum(amount) filter (where kind in ('paid', 'kept')), 0),
         coalesce(sum(amount) filter (where kind in ('back', 'by_hand')), 0)
       from money_move where day = any($1::date[]) group by day, coalesce(plan, 'none'), gateway`,
      [days],
    );
  },

  /** The last day whose subscribers stay as they are, and the first on which money came. */
  async bounds(): Promise<{ final: string | null; first: string | null }> {
    const [row] = await db.query<{ final: string | null; first: string | null }>(
      `select (select to_char(max(day), 'YYYY-MM-DD') from subscriber_day where is_final) as final,
         (select to_char(min(day), 'YYYY-MM-DD') from money_move) as first`,
    );
    return row ?? { final: null, first: null };
  },

  /** Whose time runs at a moment, and whose paid time ended since the day began with none behind. */
  countSubscribers: ({ day, since, until, isOver }: CountedDay) =>
    db.query(
      `with live as (
         select period.plan, count(*) filter (where amount > 0)::int as paid,
           count(*) filter (where amount is null or amount = 0)::int as given
         from period left join orders
           on orders.account_id = period.account_id and orders.id = order_id
         where ends_at > $3 and starts_at <= $3 and orders.is_synthetic is not true
         group by period.plan
       ), left_over as (
         select ended.plan, count(distinct ended.account_id)::int as families
         from period ended join orders
           on orders.account_id = ended.account_id and orders.id = ended.order_id and amount > 0
         where ends_at >= $2 and ends_at <= $3
           and not exists (select 1 from period later where later.account_id = ended.account_id
             and later.starts_at <= $3 and later.ends_at > $3)
         group by ended.plan
       )
       insert into subscriber_day (day, plan, paid, given, not_renewed, is_final)
       select $1, plan, coalesce(live.paid, 0), coalesce(live.given, 0),
         coalesce(left_over.families, 0), $4
       from (values ('regular'), ('premium')) as named (plan)
       left join live using (plan) left join left_over using (plan)
       on conflict (day, plan) do update set paid = excluded.paid, given = excluded.given,
         not_renewed = excluded.not_renewed, is_final = excluded.is_final`,
      [day, since, until, isOver],
    ),
});
