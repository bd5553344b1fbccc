import type { Queryable } from '../../database/database.ts';

/** Names of pictures' files that no account has: yet, or any more. */
export const unclaimedPicturesStore = (db: Queryable) => ({
  note: (name: string) =>
    db.query('insert into unclaimed_picture (name) values ($1) on conflict do nothing', [name]),

  /** Older than any upload may take. */
  async due(): Promise<string[]> {
    const old = await db.query<{ name: string }>(
      `select name from unclaimed_picture where since < now() - interval '1 hour'`,
    );
    const names = old.map(({ name }) => name);
    const claimed = await db.query<{ name: string }>(
      `select picture as name from account where picture = any ($1)
       union all select picture from ticket_message where picture = any ($1)`,
      [names],
    );
    const isClaimed = new Set(claimed.map(({ name }) => name));
    return names.filter((name) => !isClaimed.has(name));
  },

  forget: (name: string) => db.query('delete from unclaimed_picture where name = $1', [name]),
});
