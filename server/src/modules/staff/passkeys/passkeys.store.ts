import type { Queryable } from '../../../database/database.ts';

/** What is kept of a passkey that was made; its private half never leaves its authenticator. */
export interface NewPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly rpId: string;
  readonly userHandle: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
}

interface PasskeyRow {
  readonly id: string;
  readonly credential_id: Buffer;
  readonly rp_id: string;
  readonly user_handle: Buffer;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

interface KnownPasskey {
  readonly id: string;
  readonly staff_id: string;
  readonly public_key: Buffer;
  readonly user_handle: Buffer;
  readonly sign_count: number;
}

export const passkeysStore = (db: Queryable) => ({
  of: (staffId: string) =>
    db.query<PasskeyRow>(
      `select id, credential_id, rp_id, user_handle, transports, name, created_at, last_used_at
       from staff_passkey where staff_id = $1 order by created_at, id`,
      [staffId],
    ),

  /** False when this credential is somebody's already. */
  async add(staffId: string, name: string, passkey: NewPasskey): Promise<boolean> {
    const rows = await db.query(
      `insert into staff_passkey
         (staff_id, name, credential_id, public_key, rp_id, user_handle, sign_count, transports)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`,
      [
        staffId,
        name,
        passkey.credentialId,
        passkey.publicKey,
        passkey.rpId,
        passkey.userHandle,
        passkey.signCount,
        [...passkey.transports],
      ],
    );
    return rows.length > 0;
  },

  /** Of somebody who is staff now. */
  async find(credentialId: Buffer, rpId: string) {
    const [row] = await db.query<KnownPasskey>(
      `select k.id, k.staff_id, k.public_key, k.user_handle, k.sign_count::float8 as sign_count
       from staff_passkey k join staff s on s.id = k.staff_id
       where k.credential_id = $1 and k.rp_id = $2 and s.left_at is null`,
      [credentialId, rpId],
    );
    return row;
  },

  /** False when the counter did not grow: two have the same key, or one signature came twice. */
  async use(id: string, signCount: number): Promise<boolean> {
    const rows = await db.query(
      `update staff_passkey set sign_count = $2, last_used_at = now()
       where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning 1`,
      [id, signCount],
    );
    return rows.length > 0;
  },

  async remove(staffId: string, id: string): Promise<void> {
    await db.query('delete from staff_passkey where staff_id = $1 and id = $2', [staffId, id]);
  },

  removeAll: (staffId: string) =>
    db.query('delete from staff_passkey where staff_id = $1', [staffId]),
});
