import type { Queryable } from '../../database/database.ts';

/** Names of pictures' files that no account has: yet, or any more. */
export const unclaimedPicturesStore = (db: Queryable) => ({
  note: (name: string) =>
    db.query('insert into unclaimed_picture (name) values ($1) on conflict do nothing', [name]),

  /** Older than any upload may take. */
  async due(): Promise<string[]> {
    const rows = await db.query<{ name: string }>(
      `select name from unclaimed_picture u where since < now() - interval '1 hour'
         and not exists (select 1 from account a where a.picture = u.name)
         and not exists (select 1 from ticket_message m where m.picture = u.name)`,
    );
    return rows.map(({ name }) => name);
  },

  forget: (name: string) => db.query('delete from unclaimed_picture where name = $1', [name]),
});
