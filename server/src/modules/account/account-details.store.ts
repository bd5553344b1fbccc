import type { BodyOf, playtime, profile } from '@nobi/contract';
import { callerChanged } from '../../auth/caller-changed.store.ts';
import type { Queryable } from '../../database/database.ts';

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

/** What a family says of itself and chooses; other modules are handed these writes. */
export const accountDetailsStore = (db: Queryable) => ({
  /**
   * What is not named stays. Answers the profile and the picture it had before, whose file is
   * nobody's from then on.
   */
  async update(accountId: string, changes: Changes): Promise<AccountDetails | undefined> {
    const [row] = await db.query<AccountDetails>(
      `with before as (select id, picture from account where id = $1 for update),
       claimed as (
         delete from unclaimed_picture where name = $6 and exists (select 1 from before)
       ), left_over as (
         insert into unclaimed_picture (name)
         select picture from before where picture <> $6 on conflict do nothing
       )
       update account a set
         display_name = coalesce($2, a.display_name),
         full_name = coalesce($3, a.full_name),
         whatsapp = coalesce($4, a.whatsapp),
         bio = coalesce($5, a.bio),
         picture = coalesce($6, a.picture)
       from before where a.id = before.id
       returning a.display_name, a.full_name, a.whatsapp, a.bio, a.picture,
         before.picture as picture_before`,
      [
        accountId,
        changes.display_name ?? null,
        changes.full_name ?? null,
        changes.whatsapp ?? null,
        changes.bio ?? null,
        changes.picture ?? null,
      ],
    );
    return row;
  },

  /** Every process hears of it, for each remembers its callers. */
  setPlayMinutes: (accountId: string, limit: Limit) =>
    db.query(
      `with chosen as (update account set play_minutes = $2 where id = $1)
       select pg_notify('${callerChanged}', $1::text)`,
      [accountId, limit],
    ),
});
