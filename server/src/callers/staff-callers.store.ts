import type { Queryable } from '../database/database.ts';

export interface StaffSessionFound {
  account_id: string;
  email: string;
  display_name: string;
  ends_at: Date;
}

/** Sessions of the console: eight hours at most, half an hour without a call, never from memory. */
export const staffCallersStore = (db: Queryable) => ({
  async find(tokenHash: Buffer) {
    const [row] = await db.named<StaffSessionFound>({
      name: 'find_staff_session',
      text: `update staff_session s set last_seen_at = now()
        from account a
        where s.token_hash = $1 and a.id = s.account_id
          and s.revoked_at is null and s.ends_at > now()
          and s.last_seen_at > now() - interval '30 minutes'
          and a.is_staff and a.suspended_at is null
        returning s.account_id, a.email, a.display_name, s.ends_at`,
      values: [tokenHash],
    });
    return row;
  },
});
