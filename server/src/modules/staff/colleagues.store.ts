import { callerChanged } from '../../callers/callers.ts';
import type { Queryable } from '../../database/database.ts';
import type { Appointed } from './appointed-letter.ts';

interface ColleagueRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly has_second_factor: boolean;
  readonly seen_at: Date | null;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
}

const sessionName = `left(encode(sha256(token_hash), 'hex'), 24)`;

export const colleaguesStore = (db: Queryable) => ({
  list: ({ limit, offset, order }: Page) =>
    db.query<ColleagueRow>(
      `select a.id, a.email, a.display_name, f.account_id is not null as has_second_factor,
         (select max(last_seen_at) from staff_session s where s.account_id = a.id) as seen_at
       from account a left join staff_second_factor f on f.account_id = a.id
       where a.is_staff order by a.email ${order} limit $1 offset $2`,
      [limit, offset],
    ),

  holders: (email: string) =>
    db.query<Appointed & { id: string; is_staff: boolean }>(
      `select id, email, display_name, language, is_staff from account
       where lower(email) = $1 and suspended_at is null for update`,
      [email],
    ),

  async setStaff(accountId: string, isStaff: boolean) {
    await db.query('update account set is_staff = $2 where id = $1', [accountId, isStaff]);
    await db.query(`select pg_notify('${callerChanged}', $1)`, [accountId]);
  },

  sessions: (accountId: string) =>
    db.query<{
      id: string;
      token_hash: Buffer;
      created_at: Date;
      last_seen_at: Date;
      ends_at: Date;
    }>(
      `select ${sessionName} as id, token_hash, created_at, last_seen_at, ends_at from staff_session
       where account_id = $1 and revoked_at is null and ends_at > now()
         and last_seen_at > now() - interval '30 minutes'
       order by last_seen_at desc limit 50`,
      [accountId],
    ),

  async endSession(accountId: string, session: string): Promise<boolean> {
    const rows = await db.query(
      `update staff_session set revoked_at = now()
       where account_id = $1 and revoked_at is null and ${sessionName} = $2 returning 1`,
      [accountId, session],
    );
    return rows.length > 0;
  },
});
