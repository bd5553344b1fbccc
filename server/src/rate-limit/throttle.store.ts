import type { Queryable } from '../database/database.ts';

export const throttleStore = (db: Queryable) => ({
  /** Counts one attempt; answers the count in this window and the seconds until it ends. */
  async count(key: string, windowSeconds: number) {
    const [row] = await db.named<{ count: number; seconds_left: number }>({
      name: 'throttle_count',
      text: `insert into throttle as t (key, window_ends_at, count)
        values ($1, now() + make_interval(secs => $2), 1)
        on conflict (key) do update set
          count = case when t.window_ends_at <= now() then 1 else t.count + 1 end,
          window_ends_at = case when t.window_ends_at <= now()
            then now() + make_interval(secs => $2) else t.window_ends_at end
        returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds_left`,
      values: [key, windowSeconds],
    });
    return row ?? { count: 1, seconds_left: windowSeconds };
  },
  giveBack: (key: string) =>
    db.query('update throttle set count = count - 1 where key = $1 and count > 0', [key]),
  forget: (key: string) => db.query('delete from throttle where key = $1', [key]),
  deleteExpired: () => db.query('delete from throttle where window_ends_at < now()'),
});

/** Counts that name an erased family. */
export const eraseThrottleOf = (
  tx: Queryable,
  { id, email }: { readonly id: string; readonly email: string },
) =>
  tx.query('delete from throttle where position($1 in key) > 0 or position($2 in key) > 0', [
    id,
    email,
  ]);
