import type { StaffRole } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

interface ColleagueRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly roles: StaffRole[];
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
      `select p.id, p.email, p.display_name, p.roles, 
         f.staff_id is not null
           or exists (select 1 from staff_passkey k where k.staff_id = p.id) as has_second_factor,
         (select max(last_seen_at) from staff_session s where s.staff_id = p.id) as seen_at
       from staff p left join staff_second_factor f on f.staff_id = p.id
       where p.left_at is null order by p.email ${order} limit $1 offset $2`,
      [limit, offset],
    ),

  sessions: (staffId: string) =>
    db.query<{
      id: string;
      token_hash: Buffer;
      created_at: Date;
      last_seen_at: Date;
      ends_at: Date;
    }>(
      `select ${sessionName} as id, token_hash, created_at, last_seen_at, ends_at from staff_session
       where staff_id = $1 and revoked_at is null and ends_at > now()
         and last_seen_at > now() - interval '30 minutes'
       order by last_seen_at desc limit 50`,
      [staffId],
    ),
});
