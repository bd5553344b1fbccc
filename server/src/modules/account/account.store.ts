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
  /** Account and identity in one statement: neither stands without the other. */
  async add(account: NewAccount): Promise<string | undefined> {
    const [row] = await db.query<{ account_id: string }>(
      `with added as (
         insert into account (email, display_name, whatsapp, language, email_confirmed_at,
           is_synthetic)
         select $1, $2, $3, $4, case when $7 then now() end, $8
         where not exists (select 1 from identity where issuer = $5 and subject = $6)
         returning id
       )
       insert into identity (issuer, subject, account_id)
       select $5, $6, id from added returning account_id`,
      [
        account.email,
        account.displayName,
        account.whatsapp ?? null,
        account.language,
        account.issuer,
        account.subject,
        account.isEmailProven,
        account.isSynthetic ?? false,
      ],
    );
    return row?.account_id;
  },

  /**
   * Whether an account of somebody else's identity has this address. Whoever asks holds the address
   * until the transaction ends, so two kinds of sign-up cannot both find it free.
   */
  async isElsewhere({ email, issuer, subject }: NewAccount): Promise<boolean> {
    await db.query("select pg_advisory_xact_lock(hashtextextended('account ' || $1, 0))", [email]);
    const rows = await db.query(
      `select 1 from account a where a.email = $1 and not exists (
         select 1 from identity i
         where i.account_id = a.id and i.issuer = $2 and i.subject = $3)
       limit 1`,
      [email, issuer, subject],
    );
    return rows.length > 0;
  },

  async find(issuer: string, subject: string) {
    const [row] = await db.query<FoundAccount>(
      `select a.id, a.is_superuser, a.suspended_at, i.google_since,
         a.email_confirmed_at is not null as is_confirmed,
         json_build_object('cause', a.suspended_cause, 'words', a.suspended_words) as suspension
       from identity i join account a on a.id = i.account_id
       where i.issuer = $1 and i.subject = $2`,
      [issuer, subject],
    );
    return row;
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
    const [row] = await db.query<Pick<NewAccount, 'email' | 'language'> & { readonly id: string }>(
      `select a.id, a.email, a.language from account a join identity i on i.account_id = a.id
       where i.issuer = $1 and i.subject = $2 for update of a`,
      [issuer, subject],
    );
    return row;
  },

  deleteExpired: () =>
    db.query(`delete from used_id_token where expires_at < now() - interval '1 hour'`),
});
