import type { StaffRole } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';

export interface StaffSessionRow {
  staff_id: string;
  email: string;
  display_name: string;
  roles: StaffRole[];
  ends_at: Date;
  has_fresh_proof: boolean;
}

/** Sessions of the console: eight hours at most, half an hour without a call, never from memory. */
export const staffSessionsStore = (db: Queryable) => ({
  async find(tokenHash: Buffer) {
    const [row] = await db.named<StaffSessionRow>({
      name: 'find_staff_session',
      text: `update staff_session s set last_seen_at = now()
        from staff p
        where s.token_hash = $1 and p.id = s.staff_id
          and s.revoked_at is null and s.ends_at > now()
          and s.last_seen_at > now() - interval '30 minutes'
          and p.left_at is null
        returning s.staff_id, p.email, p.display_name, p.roles, s.ends_at,
          s.proven_at > now() - interval '5 minutes' as has_fresh_proof`,
      values: [tokenHash],
    });
    return row;
  },

  open: (tokenHash: Buffer, staffId: string) =>
    db.query(
      `insert into staff_session (token_hash, staff_id, ends_at)
       values ($1, $2, now() + interval '8 hours')`,
      [tokenHash, staffId],
    ),

  /** The second factor was shown again just now, of whichever kind it is. */
  markProven: (tokenHash: Buffer) =>
    db.query(
      'update staff_session set proven_at = now() where token_hash = $1 and revoked_at is null',
      [tokenHash],
    ),

  end: (tokenHash: Buffer) =>
    db.query(
      'update staff_session set revoked_at = now() where token_hash = $1 and revoked_at is null',
      [tokenHash],
    ),

  /** All of a colleague, or the one that goes by that name; how many ended. */
  async endAll(staffId: string, session?: string): Promise<number> {
    const rows = await db.query(
      `update staff_session set revoked_at = now()
       where staff_id = $1 and revoked_at is null
         and ($2::text is null or left(encode(sha256(token_hash), 'hex'), 24) = $2)
       returning 1`,
      [staffId, session ?? null],
    );
    return rows.length;
  },

  deleteExpired: () =>
    db.query(`delete from staff_session where ends_at < now() - interval '7 days'`),
});
