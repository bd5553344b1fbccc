import type { Database } from '../../database/database.ts';
import { playingChild } from '../../database/playing-child.ts';
import { type SaveOwner, saveOwnerOf } from '../../play-sessions/play-saves.store.ts';
import type { Thumb } from './thumb.rules.ts';

interface NewWork {
  readonly owner: SaveOwner;
  readonly workId: string;
  readonly title: string;
  readonly thumb: Thumb;
}

interface Row {
  tool_id: string;
  work_id: string;
  title: string;
  thumb: Buffer;
  thumb_type: string;
  changed_at: Date;
}

/** Small pictures of what was made; each row belongs to one child and is found through it alone. */
export const worksStore = (db: Database) => ({
  page: (
    { accountId, sessionHash }: Pick<SaveOwner, 'accountId' | 'sessionHash'>,
    { from, count }: { from: number; count: number },
  ) =>
    db.named<Row>({
      name: 'works_page',
      text: `select item_id as tool_id, work_id, title, thumb, thumb_type, changed_at from play_work
        where account_id = $1 and child_id = ${playingChild('$2')} and kind = 'tool'
        order by changed_at desc, item_id, work_id offset $3 limit $4`,
      values: [accountId, sessionHash, from, count],
    }),

  show: ({ owner: of, workId, title, thumb }: NewWork, most: number) =>
    db.transaction(async (tx) => {
      const child = await saveOwnerOf(tx, 'tool', of);
      if (child === undefined) return 'unknown';
      // Two devices at once must not both take the last place.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 120))', [child]);
      const key = [of.accountId, child, of.itemId, workId];
      const [others] = await tx.query<{ count: number }>(
        `select count(*)::int as count from play_work
         where account_id = $1 and child_id = $2 and kind = 'tool' and item_id = $3 and work_id <> $4`,
        key,
      );
      if ((others?.count ?? 0) >= most) return 'full';
      // The same picture again is no change: it keeps its place on the shelf.
      await tx.query(
        `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
         values ($1, $2, 'tool', $3, $4, $5, $6, $7)
         on conflict (account_id, child_id, kind, item_id, work_id) do update
         set title = excluded.title, thumb = excluded.thumb, thumb_type = excluded.thumb_type,
             changed_at = excluded.changed_at
         where (play_work.title, play_work.thumb) is distinct from (excluded.title, excluded.thumb)`,
        [...key, title, thumb.bytes, thumb.type],
      );
      return 'shown';
    }),

  async forget(of: SaveOwner, workId: string) {
    const child = await saveOwnerOf(db, 'tool', of);
    if (child === undefined) return false;
    const removed = await db.query(
      `delete from play_work
       where account_id = $1 and child_id = $2 and kind = 'tool' and item_id = $3 and work_id = $4
       returning work_id`,
      [of.accountId, child, of.itemId, workId],
    );
    return removed.length > 0;
  },
});

export type WorksStore = ReturnType<typeof worksStore>;
