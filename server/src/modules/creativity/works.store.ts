import type { Database } from '../../database/database.ts';
import type { Thumb } from './thumb.rules.ts';

interface Shown {
  readonly accountId: string;
  readonly toolId: string;
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

/** Small pictures of what was made; each row belongs to one account and is found through it alone. */
export const worksStore = (db: Database) => ({
  page: (accountId: string, { from, count }: { from: number; count: number }) =>
    db.named<Row>({
      name: 'works_page',
      text: `select tool_id, work_id, title, thumb, thumb_type, changed_at from tool_work
        where account_id = $1 order by changed_at desc, tool_id, work_id offset $2 limit $3`,
      values: [accountId, from, count],
    }),

  /** False when the shelf of this tool is full and the work is a new one. */
  show: ({ accountId, toolId, workId, title, thumb }: Shown, most: number) =>
    db.transaction(async (tx) => {
      // Two devices at once must not both take the last place.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 120))', [accountId]);
      const [others] = await tx.query<{ count: number }>(
        `select count(*)::int as count from tool_work
         where account_id = $1 and tool_id = $2 and work_id <> $3`,
        [accountId, toolId, workId],
      );
      if ((others?.count ?? 0) >= most) return false;
      // The same picture again is no change: it keeps its place on the shelf.
      await tx.query(
        `insert into tool_work (account_id, tool_id, work_id, title, thumb, thumb_type)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (account_id, tool_id, work_id) do update
         set title = excluded.title, thumb = excluded.thumb, thumb_type = excluded.thumb_type,
             changed_at = now()
         where (tool_work.title, tool_work.thumb) is distinct from (excluded.title, excluded.thumb)`,
        [accountId, toolId, workId, title, thumb.bytes, thumb.type],
      );
      return true;
    }),

  async forget(accountId: string, toolId: string, workId: string) {
    const gone = await db.query(
      `delete from tool_work where account_id = $1 and tool_id = $2 and work_id = $3
       returning work_id`,
      [accountId, toolId, workId],
    );
    return gone.length > 0;
  },
});

export type WorksStore = ReturnType<typeof worksStore>;
