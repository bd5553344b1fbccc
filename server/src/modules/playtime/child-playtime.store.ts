import type { BodyOf, childPlaytime } from '@nobi/contract';
import { tellCallerChanged } from '../../auth/caller-changed.store.ts';
import type { Database, Queryable } from '../../database/database.ts';

type ChildTimes = BodyOf<typeof childPlaytime.set>;

/** Every process hears of a change: each remembers whether a caller's family has any limit. */
const announced = async (db: Queryable, accountId: string, written: readonly object[]) => {
  if (written.length > 0) await tellCallerChanged(db, accountId);
  return written.length > 0;
};

export const childPlaytimeStore = (db: Database) => ({
  children: (accountId: string) =>
    db.query<{ id: string; zone: string; birth_month: string | null }>(
      `select id, zone, to_char(birth_month, 'YYYY-MM') as birth_month
       from child where account_id = $1 order by created_at, place`,
      [accountId],
    ),

  /** False when it is no child of this account. */
  async set(accountId: string, child: string, times: ChildTimes): Promise<boolean> {
    const rows = await db.query(
      `insert into child_playtime (account_id, child_id, weekday_minutes, weekend_minutes, quiet)
         select $1, id, $3, $4, $5 from child where account_id = $1 and id = $2
         on conflict (account_id, child_id) do update set weekday_minutes = excluded.weekday_minutes,
           weekend_minutes = excluded.weekend_minutes, quiet = excluded.quiet
       returning 1`,
      [accountId, child, times.weekday_minutes, times.weekend_minutes, JSON.stringify(times.quiet)],
    );
    return announced(db, accountId, rows);
  },

  /**
   * The whole of what today gets, so that the same wish again adds nothing. What is new of it lifts a
   * quiet window for as long; false when it is no child of this account.
   */
  async extend(accountId: string, child: string, { minutes, now }: { minutes: number; now: Date }) {
    const rows = await db.transaction(async (tx) => {
      await tx.query(
        `insert into child_playtime (account_id, child_id, weekday_minutes, weekend_minutes)
           select $1, c.id, nullif(a.play_minutes, 0), nullif(a.play_minutes, 0)
           from child c join account a on a.id = c.account_id
           where c.account_id = $1 and c.id = $2
           on conflict (account_id, child_id) do nothing`,
        [accountId, child],
      );
      // Worked out while the row is held, and written as values: a node that holds a part of the families
      // adds nothing to a time in a statement that writes.
      const [extra] = await tx.query<{ day: string; until: Date | null }>(
        `select n.day::text as day, case
             when t.extra_day is distinct from n.day
               then case when $3::int > 0 then $4::timestamptz + make_interval(mins => $3::int) end
             when $3::int = t.extra_minutes then t.extra_until
             when $3::int > t.extra_minutes then greatest(t.extra_until, $4::timestamptz)
               + make_interval(mins => $3::int - t.extra_minutes)
           end as until
         from child_playtime t join child c on c.account_id = t.account_id and c.id = t.child_id
         cross join lateral (select ($4::timestamptz at time zone c.zone)::date as day) n
         where t.account_id = $1 and t.child_id = $2 for update of t`,
        [accountId, child, minutes, now],
      );
      return tx.query(
        `update child_playtime set extra_day = $3::date, extra_minutes = $4::smallint,
           extra_until = $5::timestamptz
         where account_id = $1 and child_id = $2 returning 1`,
        [accountId, child, extra?.day ?? null, minutes, extra?.until ?? null],
      );
    });
    return announced(db, accountId, rows);
  },
});

export type ChildPlaytimeStore = ReturnType<typeof childPlaytimeStore>;
