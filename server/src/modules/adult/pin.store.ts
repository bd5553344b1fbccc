import type { Language } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export interface Guess {
  readonly pin_hash: string;
  /** This was the last guess before a pause. */
  readonly is_last: boolean;
}

export interface Mailbox {
  readonly email: string;
  readonly language: Language;
}

/** Every five wrong in a row bring a pause: minutes of the first, the second, and each after. */
const pauses = [15, 60, 1440];

/** The adult's PIN: what it is, and how often it was guessed. */
export const pinStore = (db: Queryable) => ({
  async find(accountId: string) {
    const [row] = await db.query<{ seconds_left: number | null }>(
      `select ceil(extract(epoch from paused_until - now()))::int as seconds_left
       from adult_pin where account_id = $1`,
      [accountId],
    );
    return row && { secondsLeft: Math.max(0, row.seconds_left ?? 0) };
  },

  async show(accountId: string, sessionHash: Buffer) {
    const [row] = await db.query<{ has_pin: boolean; open_seconds: number }>(
      `select exists (select from adult_pin where account_id = $1) as has_pin,
         coalesce((select greatest(0, extract(epoch from adult_until - now()))::int
           from session where account_id = $1 and token_hash = $2), 0) as open_seconds`,
      [accountId, sessionHash],
    );
    return row ?? { has_pin: false, open_seconds: 0 };
  },

  /** Counts one guess before anybody looks at it, also of many at once; undefined in a pause. */
  async guess(accountId: string): Promise<Guess | undefined> {
    // Times as values: a worker takes no `now()` within a case.
    const [ends] = await db.query<{ of_pauses: string[] }>(
      `select array(select (now() + make_interval(mins => long))::text
         from unnest($1::int[]) with ordinality as pause (long, place) order by place) as of_pauses`,
      [pauses],
    );
    const [row] = await db.query<Guess>(
      `update adult_pin set failures = failures + 1,
         paused_until = case when (failures + 1) % 5 = 0
           then ($2::timestamptz[])[least((failures + 1) / 5, $3)] end
       where account_id = $1 and (paused_until is null or paused_until <= now())
       returning pin_hash, paused_until is not null as is_last`,
      [accountId, ends?.of_pauses, pauses.length],
    );
    return row;
  },

  /** False when the PIN was changed while this guess was on its way. */
  async forgive(accountId: string, pinHash: string): Promise<boolean> {
    const rows = await db.query(
      `update adult_pin set failures = 0, paused_until = null
       where account_id = $1 and pin_hash = $2 returning 1`,
      [accountId, pinHash],
    );
    return rows.length > 0;
  },

  set: (accountId: string, pinHash: string) =>
    db.query(
      `insert into adult_pin (account_id, pin_hash) values ($1, $2)
       on conflict (account_id) do update set
         pin_hash = excluded.pin_hash, failures = 0, paused_until = null, set_at = excluded.set_at`,
      [accountId, pinHash],
    ),

  /** Where the adult reads what we write: an address that is proven, or none. */
  async mailbox(accountId: string): Promise<Mailbox | undefined> {
    const [row] = await db.query<Mailbox>(
      'select email, language from account where id = $1 and email_confirmed_at is not null',
      [accountId],
    );
    return row;
  },
});
