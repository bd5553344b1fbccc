import type { BodyOf, playtime, profile } from '@nobi/contract';
import { tellCallerChanged } from '../../auth/caller-changed.store.ts';
import type { Database, Queryable } from '../../database/database.ts';

type Changes = BodyOf<typeof profile.update> & { picture?: string };
type Limit = BodyOf<typeof playtime.choose>['limit_minutes'];

export interface AccountDetails {
  readonly display_name: string;
  readonly full_name: string | null;
  readonly whatsapp: string | null;
  readonly bio: string | null;
  readonly picture: string | null;
  readonly picture_before: string | null;
}

/** Its file is no longer waited for, and that of the one before is nobody's from then on. */
const claimPicture = async (tx: Queryable, picture: string, before: string | null) => {
  await tx.query('delete from unclaimed_picture where name = $1', [picture]);
  if (before !== null && before !== picture)
    await tx.query('insert into unclaimed_picture (name) values ($1) on conflict do nothing', [
      before,
    ]);
};

/** What a family says of itself and chooses; other modules are handed these writes. */
export const accountDetailsStore = (db: Database) => ({
  /** What is not named stays. Answers the profile and the picture it had before. */
  update: (accountId: string, changes: Changes): Promise<AccountDetails | undefined> =>
    db.transaction(async (tx) => {
      const [before] = await tx.query<{ picture: string | null }>(
        'select picture from account where id = $1 for update',
        [accountId],
      );
      if (!before) return undefined;
      if (changes.picture !== undefined) await claimPicture(tx, changes.picture, before.picture);
      const [row] = await tx.query<Omit<AccountDetails, 'picture_before'>>(
        `update account set
           display_name = coalesce($2, display_name),
           full_name = coalesce($3, full_name),
           whatsapp = coalesce($4, whatsapp),
           bio = coalesce($5, bio),
           picture = coalesce($6, picture)
         where id = $1 returning display_name, full_name, whatsapp, bio, picture`,
        [
          accountId,
          changes.display_name ?? null,
          changes.full_name ?? null,
          changes.whatsapp ?? null,
          changes.bio ?? null,
          changes.picture ?? null,
        ],
      );
      return row && { ...row, picture_before: before.picture };
    }),

  /** Every process hears of it, for each remembers its callers. */
  async setPlayMinutes(accountId: string, limit: Limit) {
    await db.query('update account set play_minutes = $2 where id = $1', [accountId, limit]);
    await tellCallerChanged(db, accountId);
  },
});
