import type { ReplyOf, whoPlays } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import { firstChild } from '../../database/playing-child.ts';

type Face = ReplyOf<typeof whoPlays.faces>['faces'][number];

export const whoPlaysStore = (db: Database) => ({
  faces: (accountId: string) =>
    db.named<Face>({
      name: 'faces',
      text: `select id, nickname, animal, picture_secret is not null as has_secret,
          changed_at is null and introduction_postponed_at is null as is_new
        from child where account_id = $1 order by created_at, place`,
      values: [accountId],
    }),

  async playing(accountId: string, sessionHash: Buffer) {
    const [row] = await db.named<{ child: string; is_chosen: boolean }>({
      name: 'who_plays',
      text: `select coalesce(child_id, ${firstChild()}) as child, child_id is not null as is_chosen
        from session where token_hash = $2 and account_id = $1`,
      values: [accountId, sessionHash],
    });
    return row;
  },

  /** Undefined when it is no child of this account. */
  async secretOf(accountId: string, child: string) {
    const [row] = await db.query<{ secret: string | null }>(
      'select picture_secret as secret from child where account_id = $1 and id = $2',
      [accountId, child],
    );
    return row;
  },

  async setSecret(accountId: string, child: string, secret: string | null) {
    const rows = await db.query(
      'update child set picture_secret = $3 where account_id = $1 and id = $2 returning 1',
      [accountId, child, secret],
    );
    return rows.length > 0;
  },
});

export type WhoPlaysStore = ReturnType<typeof whoPlaysStore>;
