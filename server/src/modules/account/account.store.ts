import { tellCallerChanged } from '../../auth/caller-changed.store.ts';
import type { Suspension } from '../../auth/suspension.ts';
import type { Queryable } from '../../database/database.ts';
import type { VerifiedIdentity } from '../../ports/identity.ts';

export interface NewAccount {
  readonly email: string;
  readonly displayName: string;
  readonly whatsapp: string | undefined;
  readonly language: 'en' | 'id';
  /** Whether a provider vouches that the mailbox is theirs. */
  readonly isEmailProven: boolean;
  readonly isSynthetic?: boolean;
  readonly issuer: string;
  readonly subject: string;
}

export interface FoundAccount {
  readonly id: string;
  readonly is_superuser: boolean;
  readonly suspended_at: Date | null;
  readonly suspension: Suspension;
  readonly is_confirmed: boolean;
  /** When Google first vouched for the person behind this identity. */
  readonly google_since: Date | null;
}

/** Reads and writes accounts and their identities. */
export const accountStore = (db: Queryable) => ({
  /** Run it in a transaction: account and identity, neither stands without the other. */
  async add(account: NewAccount): Promise<string | undefined> {
    const { issuer, subject } = account;
    const known = await db.query('select 1 from identity where issuer = $1 and subject = $2', [
      issuer,
      subject,
    ]);
    if (known.length > 0) return undefined;
    const [row] = await db.query<{ id: string }>(
      `insert into account (email, display_name, whatsapp, language, is_synthetic,
         email_confirmed_at)
       values ($1, $2, $3, $4, $5, ${account.isEmailProven ? 'now()' : 'null'}) returning id`,
      [
        account.email,
        account.displayName,
        account.whatsapp ?? null,
        account.language,
        account.isSynthetic ?? false,
      ],
    );
    await db.query('insert into identity (issuer, subject, account_id) values ($1, $2, $3)', [
      issuer,
      subject,
      row?.id,
    ]);
    await db.query(
      'insert into email_directory (email, account_id) values ($1, $2) on conflict do nothing',
      [account.email, row?.id],
    );
    return row?.id;
  },

  /**
   * Whether an account of somebody else's identity has this address. Whoever asks holds the address
   * until the transaction ends, so two kinds of sign-up cannot both find it free.
   */
  async isElsewhere({ email, issuer, subject }: NewAccount): Promise<boolean> {
    await db.query("select pg_advisory_xact_lock(hashtextextended('account ' || $1, 0))", [email]);
    const rows = await db.query(
      `select 1 from email_directory e where e.email = $1 and not exists (
         select 1 from identity i
         where i.account_id = e.account_id and i.issuer = $2 and i.subject = $3)
       limit 1`,
      [email, issuer, subject],
    );
    return rows.length > 0;
  },

  async find(issuer: string, subject: string): Promise<FoundAccount | undefined> {
    const [known] = await db.query<Pick<FoundAccount, 'google_since'> & { account_id: string }>(
      'select account_id, google_since from identity where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    if (!known) return undefined;
    const [row] = await db.query<Omit<FoundAccount, 'google_since'>>(
      `select id, is_superuser, suspended_at, email_confirmed_at is not null as is_confirmed,
         json_build_object('cause', suspended_cause, 'words', suspended_words) as suspension
       from account where id = $1`,
      [known.account_id],
    );
    return row && { ...row, google_since: known.google_since };
  },

  /** True when this proof is the first of Google, or tells of a newer password than we knew of. */
  async keepProof(person: VerifiedIdentity): Promise<boolean> {
    const rows = await db.query(
      `update identity set
         google_since = coalesce(google_since, $3),
         password_since = greatest(password_since, $4)
       where issuer = $1 and subject = $2
         and (google_since is null and $3::timestamptz is not null
           or password_since is distinct from greatest(password_since, $4::timestamptz))
       returning 1`,
      [
        person.issuer,
        person.subject,
        person.provider === 'google' ? person.authTime : null,
        person.validSince ?? null,
      ],
    );
    return rows.length > 0;
  },

  async setSuperuser(accountId: string, isSuperuser: boolean) {
    await db.query('update account set is_superuser = $2 where id = $1', [accountId, isSuperuser]);
    await tellCallerChanged(db, accountId);
  },

  /** False when this very id_token has opened a session before. */
  async useIdToken(tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
    const rows = await db.query(
      `insert into used_id_token (token_hash, expires_at) values ($1, $2)
       on conflict do nothing returning 1`,
      [tokenHash, expiresAt],
    );
    return rows.length > 0;
  },

  /** Takes the account's lock: sign-ins that are writing a session now come first, or wait for us. */
  async lock(issuer: string, subject: string) {
    const [known] = await db.query<{ account_id: string }>(
      'select account_id from identity where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    if (!known) return undefined;
    const [row] = await db.query<Pick<NewAccount, 'email' | 'language'> & { readonly id: string }>(
      'select id, email, language from account where id = $1 for update',
      [known.account_id],
    );
    return row;
  },

  deleteExpired: () =>
    db.query(`delete from used_id_token where expires_at < now() - interval '1 hour'`),
});
