import type { Queryable } from '../../../database/database.ts';

export interface AccountRow {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
  readonly validSince: Date;
}

interface NewAccount {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly origin: 'product' | 'direct';
  readonly now: Date;
}

const columns = `subject, email, email_verified as "emailVerified", display_name as "displayName",
  password_hash as "passwordHash", disabled, valid_since as "validSince"`;

export const accountStore = (db: Queryable) => ({
  async byEmail(email: string) {
    const [row] = await db.query<AccountRow>(
      `select ${columns} from idp_account where email = $1`,
      [email],
    );
    return row;
  },

  async bySubject(subject: string) {
    const [row] = await db.query<AccountRow>(
      `select ${columns} from idp_account where subject = $1`,
      [subject],
    );
    return row;
  },

  /**
   * False when the e-mail is taken, also by somebody in the same instant. Where this machine's clock runs
   * ahead, the database's counts: nobody's sign-ins may have to wait for a day that has not come.
   */
  async add(account: NewAccount) {
    const rows = await db.query(
      `insert into idp_account
         (subject, email, email_verified, display_name, password_hash, origin, valid_since, created_at)
       values ($1, $2, $3, $4, $5, $6, date_trunc('second', least($7::timestamptz, now())), $7)
       on conflict (email) do nothing
       returning subject`,
      [
        account.subject,
        account.email,
        account.emailVerified,
        account.displayName,
        account.passwordHash,
        account.origin,
        account.now,
      ],
    );
    return rows.length === 1;
  },

  /** Clears the way for our own sign-up; see `origin` in the migration. */
  removeDirect: (email: string) =>
    db.query(`delete from idp_account where email = $1 and origin = 'direct'`, [email]),

  remove: (subject: string) => db.query('delete from idp_account where subject = $1', [subject]),

  /** A new password of the same strength of proof: tokens stay alive. */
  rehash: (subject: string, was: string, passwordHash: string) =>
    db.query(
      'update idp_account set password_hash = $3 where subject = $1 and password_hash = $2',
      [subject, was, passwordHash],
    ),

  /** Kills every token of earlier sign-ins: they count whole seconds, so from the next one on. */
  setPassword: (subject: string, change: { passwordHash: string; now: Date }) =>
    db.query(
      `update idp_account set password_hash = $2,
         valid_since = date_trunc('second', $3::timestamptz) + interval '1 second'
       where subject = $1`,
      [subject, change.passwordHash, change.now],
    ),

  /** The mailbox proved itself: a reset code came back from it. */
  verifyEmail: (subject: string) =>
    db.query('update idp_account set email_verified = true where subject = $1', [subject]),

  claim: (subject: string) =>
    db.query(`update idp_account set origin = 'product' where subject = $1`, [subject]),
});

export type AccountStore = ReturnType<typeof accountStore>;

/** Erases a person here, also a bare sign-up under the same e-mail; false when we never knew them. */
export const removeEmbeddedIdentity = async (tx: Queryable, subject: string, email: string) => {
  const removed = await tx.query('delete from idp_account where subject = $1 returning 1', [
    subject,
  ]);
  await accountStore(tx).removeDirect(email);
  return removed.length > 0;
};
