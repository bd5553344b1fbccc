import type { Queryable } from '../../../../database/database.ts';

export interface ResetRow {
  readonly subject: string;
  readonly email: string;
  readonly expiresAt: Date;
}

export const resetStore = (db: Queryable) => ({
  add: (code: { hash: Buffer; subject: string; expiresAt: Date }) =>
    db.query('insert into idp_reset_code (code_hash, subject, expires_at) values ($1, $2, $3)', [
      code.hash,
      code.subject,
      code.expiresAt,
    ]),

  async find(hash: Buffer) {
    const [row] = await db.query<ResetRow>(
      `select code.subject, account.email, code.expires_at as "expiresAt"
       from idp_reset_code code join idp_account account using (subject)
       where code.code_hash = $1 and not account.disabled`,
      [hash],
    );
    return row;
  },

  /** True for one caller only, however many hold the same code. */
  async use(hash: Buffer, now: Date) {
    const rows = await db.query(
      'delete from idp_reset_code where code_hash = $1 and expires_at > $2 returning subject',
      [hash, now],
    );
    return rows.length === 1;
  },

  removeAllOf: (subject: string) =>
    db.query('delete from idp_reset_code where subject = $1', [subject]),

  forgetOld: (before: Date) =>
    db.query('delete from idp_reset_code where expires_at < $1', [before]),
});
