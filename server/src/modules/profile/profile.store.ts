import type { BodyOf, profile } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

type Changes = BodyOf<typeof profile.update> & { picture?: string };

export interface ProfileRow {
  readonly display_name: string;
  readonly full_name: string | null;
  readonly whatsapp: string | null;
  readonly bio: string | null;
  readonly picture: string | null;
}

const columns = 'display_name, full_name, whatsapp, bio, picture';

export const profileStore = (db: Queryable) => ({
  async find(accountId: string): Promise<ProfileRow | undefined> {
    const [row] = await db.query<ProfileRow>(`select ${columns} from account where id = $1`, [
      accountId,
    ]);
    return row;
  },

  /** What is not sent stays. Answers the profile and the picture it had before. */
  async update(accountId: string, changes: Changes) {
    const [row] = await db.query<ProfileRow & { picture_before: string | null }>(
      `with before as (select id, picture from account where id = $1 for update)
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
});

export type ProfileStore = ReturnType<typeof profileStore>;
