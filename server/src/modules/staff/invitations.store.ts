import type { Language, StaffRole } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly roles: readonly StaffRole[];
}

interface NewInvitation extends Omit<Invitation, 'id'> {
  readonly tokenHash: Buffer;
  readonly by: string;
  /** The second person; undefined when it renews a colleague's own password and app. */
  readonly confirmedBy?: string;
}

interface OpenInvitation extends Invitation {
  readonly secret: Buffer | null;
  readonly invited_by: string;
  readonly confirmed_by: string | null;
}

const columns = 'id, email, language, roles';

/** Invitations that nobody has used yet. */
export const invitationsStore = (db: Queryable) => ({
  list: () =>
    db.query<{
      id: string;
      email: string;
      roles: StaffRole[];
      by: string;
      sent_at: Date;
      expires_at: Date;
    }>(
      `select i.id, i.email, i.roles, s.display_name as by, i.sent_at, i.expires_at
       from staff_invitation i join staff s on s.id = i.invited_by
       order by i.sent_at desc limit 100`,
    ),

  /** An earlier one to the same address is good no more. */
  put: ({ email, language, roles, tokenHash, by, confirmedBy }: NewInvitation) =>
    db.query(
      `insert into staff_invitation
         (email, language, roles, token_hash, invited_by, confirmed_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '72 hours')
       on conflict (email) do update set language = excluded.language, roles = excluded.roles,
         token_hash = excluded.token_hash, invited_by = excluded.invited_by,
         confirmed_by = excluded.confirmed_by, sent_at = now(),
         expires_at = excluded.expires_at, secret = null, attempts = 0`,
      [email, language, roles, tokenHash, by, confirmedBy ?? null],
    ),

  /** A new link to what two people have confirmed. */
  renewLink: (id: string, tokenHash: Buffer) =>
    db.query(
      `update staff_invitation set token_hash = $2, sent_at = now(),
         expires_at = now() + interval '72 hours', secret = null, attempts = 0
       where id = $1`,
      [id, tokenHash],
    ),

  /** One that an operator made is good for a day. */
  shorten: (email: string) =>
    db.query(
      `update staff_invitation set expires_at = now() + interval '24 hours' where email = $1`,
      [email],
    ),

  async lock(id: string): Promise<Invitation | undefined> {
    const [row] = await db.query<Invitation>(
      `select ${columns} from staff_invitation where id = $1 for update`,
      [id],
    );
    return row;
  },

  /** To somebody who leaves, and those that they proposed or confirmed. */
  removeOf: (staffId: string, email: string) =>
    db.query('delete from staff_invitation where $1 in (invited_by, confirmed_by) or email = $2', [
      staffId,
      email,
    ]),

  remove: (id: string) => db.query('delete from staff_invitation where id = $1', [id]),

  /** While it is good; what an app is given stays the same however often it is opened. */
  async open(tokenHash: Buffer, secret: Buffer): Promise<OpenInvitation | undefined> {
    const [row] = await db.query<OpenInvitation>(
      `update staff_invitation set secret = coalesce(secret, $2)
       where token_hash = $1 and expires_at > now() and attempts < 10
       returning ${columns}, secret, invited_by, confirmed_by`,
      [tokenHash, secret],
    );
    return row;
  },

  /** Counts one attempt. */
  async attempt(tokenHash: Buffer): Promise<OpenInvitation | undefined> {
    const [row] = await db.query<OpenInvitation>(
      `update staff_invitation set attempts = attempts + 1
       where token_hash = $1 and expires_at > now() and attempts < 10
       returning ${columns}, secret, invited_by, confirmed_by`,
      [tokenHash],
    );
    return row;
  },

  /** False when somebody has used it meanwhile. It stays until they are staff, as its proof. */
  async hold(id: string, tokenHash: Buffer): Promise<boolean> {
    const rows = await db.query(
      'select 1 from staff_invitation where id = $1 and token_hash = $2 for update',
      [id, tokenHash],
    );
    return rows.length > 0;
  },

  deleteExpired: () =>
    db.query(`delete from staff_invitation where expires_at < now() - interval '30 days'`),
});
