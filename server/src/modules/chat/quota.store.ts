import type { Queryable } from '../../database/database.ts';

export interface QuotaLimits {
  readonly aDay: number;
  readonly aMinute: number;
}

/** One question's place: of which day it is counted, and the name it is given back by. */
export interface Place {
  readonly accountId: string;
  readonly day: string;
  readonly id: string;
}

export type Taken =
  | { readonly place: Place; readonly remaining: number }
  | {
      readonly refused: 'nobi_resting' | 'nobi_busy' | 'nobi_hurry';
      readonly retryAfterSeconds: number;
    };

interface Row {
  readonly taken: number | null;
  readonly day: string;
  readonly asked: number | null;
  readonly is_hurrying: boolean | null;
  readonly seconds_left: number;
  readonly minute_left: number | null;
}

/** A place is renewed while its process lives: one that dies holds it no longer than this. */
const busySeconds = 8;

const refusalOf = (row: Row | undefined, { aDay }: QuotaLimits): Taken => {
  if ((row?.asked ?? 0) >= aDay)
    return { refused: 'nobi_resting', retryAfterSeconds: Math.max(1, row?.seconds_left ?? 1) };
  if (row?.is_hurrying)
    return { refused: 'nobi_hurry', retryAfterSeconds: Math.max(1, row.minute_left ?? 1) };
  return { refused: 'nobi_busy', retryAfterSeconds: 2 };
};

const today = `(select (now() at time zone 'Asia/Jakarta')::date as day)`;

export const quotaStore = (db: Queryable) => ({
  /**
   * Counts one question of today in Jakarta and of this minute, and takes the one place for an
   * answer on its way; all in one statement, so that any number of processes count as one. The
   * child waits, so nobody waits for the disk: at worst a crash gives a question back.
   */
  async take(accountId: string, id: string, limits: QuotaLimits): Promise<Taken> {
    const [row] = await db.named<Row>({
      name: 'chat_place',
      text: `with today as (
          select day from ${today} t where set_config('synchronous_commit', 'off', true) = 'off'
        ), taken as (
          insert into chat_day as d (account_id, day, asked, answering, busy_until, minute_began, in_minute)
          select $1, day, 1, $2, now() + make_interval(secs => $5), now(), 1 from today
          on conflict (account_id, day) do update set
            asked = d.asked + 1, answering = $2, busy_until = now() + make_interval(secs => $5),
            minute_began = case when d.minute_began > now() - interval '1 minute'
              then d.minute_began else now() end,
            in_minute = case when d.minute_began > now() - interval '1 minute'
              then d.in_minute + 1 else 1 end
          where d.asked < $3 and (d.busy_until is null or d.busy_until <= now())
            and (d.minute_began is null or d.minute_began <= now() - interval '1 minute'
              or d.in_minute < $4)
          returning asked
        )
        select (select asked from taken) as taken, today.day::text as day, d.asked,
          d.in_minute >= $4 and d.minute_began > now() - interval '1 minute' as is_hurrying,
          ceil(extract(epoch from ((today.day + 1)::timestamp at time zone 'Asia/Jakarta') - now()))::int
            as seconds_left,
          ceil(extract(epoch from d.minute_began + interval '1 minute' - now()))::int as minute_left
        from today left join chat_day d on d.account_id = $1 and d.day = today.day`,
      values: [accountId, id, limits.aDay, limits.aMinute, busySeconds],
    });
    if (row?.taken === null || row === undefined) return refusalOf(row, limits);
    return { place: { accountId, day: row.day, id }, remaining: limits.aDay - row.taken };
  },

  /** Frees the place; the question goes back to its day unless it counts. */
  leave: ({ accountId, day, id }: Place, { isCounted }: { isCounted: boolean }) =>
    db.query(
      `update chat_day set asked = greatest(0, asked - $4),
         busy_until = case when answering = $3 then null else busy_until end,
         answering = nullif(answering, $3)
       where account_id = $1 and day = $2`,
      [accountId, day, id, isCounted ? 0 : 1],
    ),

  /** Holds these places on, those that are still taken by these answers. */
  renew: (places: readonly Place[]) =>
    db.query(
      `update chat_day d set busy_until = now() + make_interval(secs => $4)
       from unnest($1::uuid[], $2::date[], $3::uuid[]) as p (account_id, day, id)
       where d.account_id = p.account_id and d.day = p.day and d.answering = p.id`,
      [
        places.map(({ accountId }) => accountId),
        places.map(({ day }) => day),
        places.map(({ id }) => id),
        busySeconds,
      ],
    ),

  async askedToday(accountId: string): Promise<number> {
    const [row] = await db.query<{ asked: number }>(
      `select asked from chat_day d, ${today} today
       where d.account_id = $1 and d.day = today.day`,
      [accountId],
    );
    return row?.asked ?? 0;
  },

  dropPast: () => db.query('delete from chat_day where day < current_date - 7'),
});

export type QuotaStore = ReturnType<typeof quotaStore>;
