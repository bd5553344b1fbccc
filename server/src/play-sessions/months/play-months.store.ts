import type { Queryable } from '../../database/database.ts';

/** How long the single events of play are kept; the sessions and the numbers of the days stay. */
export const eventsKeptMonths = 24;
/** So that a month is there long before anybody plays in it, whatever the job meets. */
const monthsAhead = 3;

const oldest = `date_trunc('month', now() - interval '${eventsKeptMonths} months')`;
const nameOf = (month: string) => `'play_event_' || to_char(${month}, 'YYYY_MM')`;

/** Events lie in partitions, each of one month in which play sessions began. */
export const playMonths = (db: Queryable) => ({
  /** Every month that an event may be of and be kept, and some ahead: those that are not there yet. */
  async missing(): Promise<string[]> {
    const rows = await db.query<{ day: string }>(
      `select m::date::text as day from generate_series(
         greatest(${oldest}, date_trunc('month', (select min(created_at) from account))),
         now() + interval '${monthsAhead} months', interval '1 month') m
       where to_regclass(${nameOf('m')}) is null`,
    );
    return rows.map(({ day }) => day);
  },

  make: (day: string) => db.query('select make_play_month($1::date)', [day]),

  /** Names of partitions whose time is over. */
  async old(): Promise<string[]> {
    const rows = await db.query<{ name: string }>(
      `select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'play_event'::regclass and c.relname ~ '^play_event_\\d{4}_\\d{2}$'
         and c.relname < ${nameOf(oldest)} order by 1`,
    );
    return rows.map(({ name }) => name);
  },

  /** A name of `old`: nothing else is ever put into this statement. */
  drop: (name: string) => db.query(`drop table ${name}`),

  dropOthers: () => db.query(`delete from play_event_other where began_at < ${oldest}`),

  /** Whoever waits for a lock makes others wait behind it: rather not now than for long. */
  beBrief: () => db.query(`select set_config('lock_timeout', '500ms', true)`),
});
