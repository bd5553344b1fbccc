import type { SetupTrouble } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

type Trial = 'mail' | 'payments';

interface Tried {
  readonly tried_at: Date;
  readonly trouble: SetupTrouble | null;
}

/** What the database knows of a first day: trials, and what has really happened. */
export const setupStore = (db: Queryable) => ({
  async tried(what: Trial) {
    const [row] = await db.query<Tried>(
      'select tried_at, trouble from setup_trial where what = $1',
      [what],
    );
    return row;
  },

  keepTrial: (what: Trial, { tried_at, trouble }: Tried) =>
    db.query(
      `insert into setup_trial (what, tried_at, trouble) values ($1, $2, $3)
       on conflict (what) do update set tried_at = excluded.tried_at, trouble = excluded.trouble`,
      [what, tried_at, trouble],
    ),

  async lastPaidAt(gateway: string) {
    const [row] = await db.query<{ at: Date | null }>(
      'select max(paid_at) as at from orders where gateway = $1 and paid_at is not null',
      [gateway],
    );
    return row?.at ?? null;
  },

  async lastBackup() {
    const [row] = await db.query<{ finished_at: Date; is_encrypted: boolean }>(
      'select finished_at, is_encrypted from backup_run order by finished_at desc limit 1',
    );
    return row;
  },

  async administrators() {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from staff where left_at is null and 'administrator' = any(roles)`,
    );
    return row?.count ?? 0;
  },

  async voicePack() {
    const [row] = await db.query<{ published_at: Date; clips: number }>(
      `select p.published_at, (select count(*)::int from voice_clip c where c.version = p.version) as clips
       from voice_pack p order by p.version desc limit 1`,
    );
    return row;
  },
});
