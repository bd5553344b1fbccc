import type { Queryable } from '../../../database/database.ts';

export interface MoneySums {
  readonly orders: number;
  readonly new_orders: number;
  readonly renewed: number;
  readonly gross: number;
  readonly refunds: number;
}

export interface MoneyOfDay extends MoneySums {
  readonly day: string;
}

export interface MoneyPart extends MoneySums {
  readonly plan: string;
  readonly gateway: string;
}

export interface SubscribersOfDay {
  readonly day: string;
  readonly regular: number;
  readonly premium: number;
  readonly given: number;
  readonly not_renewed: number;
}

const sums = `sum(orders)::float as orders, sum(new_orders)::float as new_orders,
  sum(renewed)::float as renewed, sum(gross)::float as gross, sum(refunds)::float as refunds`;
const dayColumn = `to_char(day, 'YYYY-MM-DD') as day`;

/** Roll-ups alone: however many orders there are, a report reads a few rows a day. */
export const moneyStore = (db: Queryable) => ({
  days: (from: string, to: string) =>
    db.query<MoneyOfDay>(
      `select ${dayColumn}, ${sums} from money_day where day between $1 and $2 group by day order by day`,
      [from, to],
    ),

  parts: (from: string, to: string) =>
    db.query<MoneyPart>(
      `select plan, gateway, ${sums} from money_day where day between $1 and $2
       group by plan, gateway order by sum(gross) desc, plan, gateway`,
      [from, to],
    ),

  subscribers: (from: string, to: string) =>
    db.query<SubscribersOfDay>(
      `select ${dayColumn}, coalesce(sum(paid) filter (where plan = 'regular'), 0)::float as regular,
         coalesce(sum(paid) filter (where plan = 'premium'), 0)::float as premium,
         sum(given)::float as given, sum(not_renewed)::float as not_renewed
       from subscriber_day where day between $1 and $2 group by day order by day`,
      [from, to],
    ),

  rows: (from: string, to: string) =>
    db.query<MoneyOfDay & MoneyPart>(
      `select ${dayColumn}, plan, gateway, orders, new_orders, renewed, gross, refunds from money_day
       where day between $1 and $2 order by day, plan, gateway`,
      [from, to],
    ),
});
