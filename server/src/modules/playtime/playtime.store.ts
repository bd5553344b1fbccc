import type { BodyOf, playtime } from '@nobi/contract';
import { callerChanged } from '../../callers/callers.ts';
import type { Queryable } from '../../database/database.ts';

type Limit = BodyOf<typeof playtime.choose>['limit_minutes'];

export const playtimeStore = (db: Queryable) => ({
  async find(accountId: string): Promise<Limit> {
    const [row] = await db.query<{ play_minutes: Limit }>(
      'select play_minutes from account where id = $1',
      [accountId],
    );
    return row?.play_minutes ?? 0;
  },

  /** Every process hears of it, for each remembers its callers. */
  choose: (accountId: string, limit: Limit) =>
    db.query(
      `with chosen as (update account set play_minutes = $2 where id = $1)
       select pg_notify('${callerChanged}', $1::text)`,
      [accountId, limit],
    ),
});

export type PlaytimeStore = ReturnType<typeof playtimeStore>;
