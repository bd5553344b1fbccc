import type { Queryable } from '../../../database/database.ts';

export interface StoredCode {
  readonly selector: string;
  readonly slowHash: string;
}

export const recoveryCodesStore = (db: Queryable) => ({
  /** Those before open nothing. */
  async replace(staffId: string, codes: readonly StoredCode[]): Promise<void> {
    await db.query('delete from staff_recovery_code where staff_id = $1', [staffId]);
    await db.query(
      `insert into staff_recovery_code (staff_id, selector, slow_hash)
       select $1, * from unnest($2::text[], $3::text[])`,
      [staffId, codes.map(({ selector }) => selector), codes.map(({ slowHash }) => slowHash)],
    );
  },

  async slowHash(staffId: string, selector: string): Promise<string | undefined> {
    const [row] = await db.query<{ slow_hash: string }>(
      `select slow_hash from staff_recovery_code
       where staff_id = $1 and selector = $2 and used_at is null`,
      [staffId, selector],
    );
    return row?.slow_hash;
  },

  /** False when it was used meanwhile. */
  async use(staffId: string, selector: string): Promise<boolean> {
    const rows = await db.query(
      `update staff_recovery_code set used_at = now()
       where staff_id = $1 and selector = $2 and used_at is null returning 1`,
      [staffId, selector],
    );
    return rows.length > 0;
  },

  /** A code from before codes were hashed slowly. */
  async useEarlier(staffId: string, codeHash: Buffer): Promise<boolean> {
    const rows = await db.query(
      `update staff_recovery_code set used_at = now()
       where staff_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [staffId, codeHash],
    );
    return rows.length > 0;
  },

  async left(staffId: string): Promise<number> {
    const rows = await db.query(
      'select 1 from staff_recovery_code where staff_id = $1 and used_at is null',
      [staffId],
    );
    return rows.length;
  },

  removeAll: (staffId: string) =>
    db.query('delete from staff_recovery_code where staff_id = $1', [staffId]),
});
