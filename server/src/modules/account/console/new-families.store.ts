import type { Queryable } from '../../../database/database.ts';

/** How many families came on each day in Jakarta, from the index of the newest alone. */
export const newFamilies = (db: Queryable) => (from: string, to: string) =>
  db.query<{ day: string; value: number }>(
    `select to_char((created_at at time zone 'Asia/Jakarta')::date, 'YYYY-MM-DD') as day,
       count(*)::int as value
     from account
     where created_at >= ($1::date)::timestamp at time zone 'Asia/Jakarta'
       and created_at < ($2::date + 1)::timestamp at time zone 'Asia/Jakarta'
       and id <> all (array(select id from account where is_synthetic))
     group by 1`,
    [from, to],
  );
