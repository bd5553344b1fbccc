import type { Language, StaffRole } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
  readonly roles: readonly StaffRole[];
}

export interface NewColleague extends Omit<Colleague, 'id'> {
  readonly password_hash: string | null;
  /** Nobody for the person of the settings. */
  readonly appointed_by?: string;
  readonly confirmed_by?: string | null;
}

const columns = 'id, email, display_name, language, roles';

/** Who runs the product. Rows stay when people leave, so that the log goes on naming them. */
export const peopleStore = (db: Queryable) => ({
  async byEmail(email: string) {
    const [row] = await db.query<Colleague & { password_hash: string | null }>(
      `select ${columns}, password_hash from staff where email = $1 and left_at is null`,
      [email],
    );
    return row;
  },

  async byIdentity(issuer: string, subject: string) {
    const [row] = await db.query<Colleague>(
      `select ${columns} from staff join staff_identity i on i.staff_id = id
       where i.issuer = $1 and i.subject = $2 and left_at is null`,
      [issuer, subject],
    );
    return row;
  },

  /** Whether anybody has ever run this product: after that, settings appoint nobody. */
  async hasAny(): Promise<boolean> {
    return (await db.query('select 1 from staff limit 1')).length > 0;
  },

  /** Undefined when somebody of the staff has this address. */
  async add({ email, display_name, language, roles, ...more }: NewColleague) {
    const { password_hash, appointed_by = null, confirmed_by = null } = more;
    const [row] = await db.query<Colleague>(
      `insert into staff
         (email, display_name, language, roles, password_hash, appointed_by, confirmed_by)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) where left_at is null do nothing
       returning ${columns}`,
      [email, display_name, language, roles, password_hash, appointed_by, confirmed_by],
    );
    return row;
  },

  /** A new name and password; the roles stay those that administrators gave. */
  renew: (id: string, { display_name, language, password_hash }: NewColleague) =>
    db.query(
      'update staff set display_name = $2, language = $3, password_hash = $4 where id = $1',
      [id, display_name, language, password_hash],
    ),

  async lock(id: string): Promise<Colleague | undefined> {
    const [row] = await db.query<Colleague>(
      `select ${columns} from staff where id = $1 and left_at is null for update`,
      [id],
    );
    return row;
  },

  /** Locks all administrators, so that two cannot dismiss each other in the same moment. */
  async administrators(): Promise<readonly string[]> {
    const rows = await db.query<{ id: string }>(
      `select id from staff where left_at is null and 'administrator' = any (roles)
       order by id for update`,
    );
    return rows.map(({ id }) => id);
  },

  setRoles: (id: string, roles: readonly StaffRole[]) =>
    db.query('update staff set roles = $2 where id = $1', [id, roles]),

  leave: (id: string) =>
    db.query('update staff set left_at = now(), password_hash = null where id = $1', [id]),

  /** False when the identity is another colleague's. */
  async addIdentity(id: string, { issuer, subject }: { issuer: string; subject: string }) {
    const rows = await db.query(
      `insert into staff_identity (issuer, subject, staff_id) values ($1, $2, $3)
       on conflict (issuer, subject) do update set staff_id = excluded.staff_id
         where staff_identity.staff_id = excluded.staff_id
       returning 1`,
      [issuer, subject, id],
    );
    return rows.length > 0;
  },

  forgetIdentities: (id: string) =>
    db.query('delete from staff_identity where staff_id = $1', [id]),
});
