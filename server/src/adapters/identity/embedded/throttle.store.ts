import { createHash } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { forgetFailuresAfter, pausesAfterFailures, type Quota } from './throttle.rules.ts';

/** What is counted, for example `sign-in` of an e-mail. */
export interface Counted {
  readonly kind:
    | 'sign-in'
    | 'device'
    | 'failures'
    | 'letters-to'
    | 'letters-from'
    | 'letters-of'
    | 'accounts-from';
  readonly of: string;
}

const keyOf = ({ kind, of }: Counted) => createHash('sha256').update(`${kind}\n${of}`).digest();

/** `waitSeconds` 0: go on. */
interface Turn {
  readonly waitSeconds: number;
}

const goOn: Turn = { waitSeconds: 0 };

/** Counts in PostgreSQL, so that any number of processes share the counts. */
export const throttleStore = (db: Queryable, now: () => Date) => {
  const waitOf = async (counted: Counted): Promise<Turn> => {
    const [row] = await db.query<{ blockedUntil: Date }>(
      'select blocked_until as "blockedUntil" from idp_throttle where key = $1',
      [keyOf(counted)],
    );
    const leftMs = row ? row.blockedUntil.getTime() - now().getTime() : 0;
    return { waitSeconds: Math.max(0, Math.ceil(leftMs / 1000)) };
  };
  const refusal = async (counted: Counted): Promise<Turn> => ({
    waitSeconds: Math.max(1, (await waitOf(counted)).waitSeconds),
  });

  return {
    waitOf,

    /**
     * Counts the attempt as failed before it is tried, in one statement: a hundred guesses sent at
     * once would otherwise all read the same count. `succeed` or `release` takes it back.
     */
    async attempt(counted: Counted): Promise<Turn> {
      const rows = await db.query(
        `insert into idp_throttle as t (key, attempts, since, blocked_until)
         values ($1, 1, $2, $2::timestamptz + make_interval(secs => ($3::int[])[1]))
         on conflict (key) do update set
           attempts = case when t.since < $4 then 1 else t.attempts + 1 end,
           since = $2,
           blocked_until = $2::timestamptz + make_interval(secs => ($3::int[])[
             case when t.since < $4 then 1 else least(t.attempts + 1, cardinality($3::int[])) end])
         where t.blocked_until <= $2
           -- No pause blocks nobody: clocks of two processes differ, and attempts overtake each other.
           or coalesce(($3::int[])[least(t.attempts, cardinality($3::int[]))], 0) = 0
         returning attempts`,
        [
          keyOf(counted),
          now(),
          pausesAfterFailures,
          new Date(now().getTime() - forgetFailuresAfter * 1000),
        ],
      );
      return rows.length === 1 ? goOn : refusal(counted);
    },

    succeed: (counted: Counted) =>
      db.query('delete from idp_throttle where key = $1', [keyOf(counted)]),

    /** The attempt was never tried, say because the server was too busy. */
    release: (counted: Counted) =>
      db.query(
        `update idp_throttle set attempts = greatest(attempts - 1, 0), blocked_until = $2
         where key = $1`,
        [keyOf(counted), now()],
      ),

    /** Counts one; refuses once the window's number is used up. */
    async take(counted: Counted, { limit, windowSeconds }: Quota): Promise<Turn> {
      const window = [new Date(now().getTime() - windowSeconds * 1000), windowSeconds];
      const rows = await db.query(
        `insert into idp_throttle as t (key, attempts, since, blocked_until)
         values ($1, 1, $2, case when $5::int > 1 then $2::timestamptz
           else $2::timestamptz + make_interval(secs => $4::int) end)
         on conflict (key) do update set
           attempts = case when t.since <= $3 then 1 else t.attempts + 1 end,
           since = case when t.since <= $3 then $2 else t.since end,
           blocked_until = case when t.since <= $3 then $2::timestamptz
             when t.attempts + 1 < $5 then t.blocked_until
             else t.since + make_interval(secs => $4::int) end
         where t.since <= $3 or t.attempts < $5
         returning attempts`,
        [keyOf(counted), now(), ...window, limit],
      );
      return rows.length === 1 ? goOn : refusal(counted);
    },

    /** Forgets what can no longer hold anybody back. */
    forgetOld: () =>
      db.query('delete from idp_throttle where since < $1', [
        new Date(now().getTime() - forgetFailuresAfter * 1000),
      ]),
  };
};

export type Throttle = ReturnType<typeof throttleStore>;
