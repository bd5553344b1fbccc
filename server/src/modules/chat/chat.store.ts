import type { Queryable } from '../../database/database.ts';

/** One question counted: which day it counts for, or how long until a new day opens. */
export interface Turn {
  readonly isTaken: boolean;
  readonly day: string;
  readonly seconds_left: number;
}

export const chatStore = (db: Queryable) => ({
  /** Counts one question of today in Jakarta if fewer than `limit` were asked; all in one statement. */
  async take(accountId: string, limit: number): Promise<Turn> {
    const [turn] = await db.named<Turn>({
      name: 'chat_take',
      text: `with today as (select (now() at time zone 'Asia/Jakarta')::date as day),
        taken as (
          insert into chat_day as d (account_id, day, asked) select $1, day, 1 from today
          on conflict (account_id, day) do update set asked = d.asked + 1 where d.asked < $2
          returning 1
        )
        select exists (select 1 from taken) as "isTaken", day::text as day,
          ceil(extract(epoch from ((day + 1)::timestamp at time zone 'Asia/Jakarta') - now()))::int
            as seconds_left
        from today`,
      values: [accountId, limit],
    });
    return turn ?? { isTaken: false, day: '', seconds_left: 1 };
  },

  /** To the day it was taken from, even when that is over by now. */
  giveBack: (accountId: string, day: string) =>
    db.query(
      'update chat_day set asked = asked - 1 where account_id = $1 and day = $2 and asked > 0',
      [accountId, day],
    ),

  dropPast: () => db.query('delete from chat_day where day < current_date - 7'),
});

export type ChatStore = ReturnType<typeof chatStore>;
