import type { Queryable } from '../../database/database.ts';

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
});

export type ProfileStore = ReturnType<typeof profileStore>;
