import type { BodyOf, playtime } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export type Limit = BodyOf<typeof playtime.choose>['limit_minutes'];

export const playtimeStore = (db: Queryable) => ({
  async find(accountId: string): Promise<Limit> {
    const [row] = await db.query<{ play_minutes: Limit }>(
      'select play_minutes from account where id = $1',
      [accountId],
    );
    return row?.play_minutes ?? 0;
  },
});

export type PlaytimeStore = ReturnType<typeof playtimeStore>;
