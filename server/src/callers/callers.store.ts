import type { Plan } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';
import type { Suspension } from './suspension.ts';

interface PeriodRow {
  plan: Plan;
  starts_at: string;
  ends_at: string;
}

interface SessionRow {
  account_id: string;
  email: string;
  display_name: string;
  picture: string | null;
  is_staff: boolean;
  play_minutes: number;
  ends_at: Date;
  now: Date;
  is_stale: boolean;
  periods: PeriodRow[];
}

const findSession = `
  select s.account_id, a.email, a.display_name, a.picture, a.is_staff, a.play_minutes, s.ends_at, now() as now,
    s.last_seen_at < now() - interval '1 minute' as is_stale,
    coalesce((
      select json_agg(json_build_object('plan', p.plan, 'starts_at', p.starts_at, 'ends_at', p.ends_at)
        order by p.starts_at)
      from period p where p.account_id = s.account_id and p.ends_at > now()
    ), '[]'::json) as periods
  from session s join account a on a.id = s.account_id
  where s.token_hash = $1 and s.revoked_at is null and s.ends_at > now()
    and a.suspended_at is null`;

export const callersStore = (db: Queryable) => ({
  async find(tokenHash: Buffer) {
    const [row] = await db.named<SessionRow>({
      name: 'find_session',
      text: findSession,
      values: [tokenHash],
    });
    return row;
  },
  /** Of a session that ended because its account was suspended. */
  async suspensionOf(tokenHash: Buffer) {
    const [row] = await db.query<Suspension>(
      `select a.suspended_cause as cause, a.suspended_words as words
       from session s join account a on a.id = s.account_id
       where s.token_hash = $1 and a.suspended_at is not null and a.suspended_cause is not null`,
      [tokenHash],
    );
    return row;
  },
  /** Slides the end of a session: 30 days from the last visit, never past 90 from the first. */
  markSeen: (tokenHash: Buffer) =>
    db.query(
      `update session set last_seen_at = now(),
         ends_at = least(now() + interval '30 days', created_at + interval '90 days')
       where token_hash = $1 and revoked_at is null`,
      [tokenHash],
    ),
});

export type SessionFound = SessionRow;
