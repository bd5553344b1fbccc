import { tellCallerChanged } from '../../../auth/caller-changed.store.ts';
import { sessionsStore } from '../../../auth/sessions.store.ts';
import type { Queryable } from '../../../database/database.ts';

export interface ErasedAccount {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: 'en' | 'id';
  readonly is_superuser: boolean;
  readonly is_synthetic: boolean;
  readonly is_confirmed: boolean;
  readonly picture: string | null;
}

/** The account itself and the note that it was erased; inside one transaction. */
export const erasureStore = (tx: Queryable) => ({
  async lock(accountId: string): Promise<ErasedAccount | undefined> {
    const [row] = await tx.query<ErasedAccount>(
      `select id, email, display_name, language, is_superuser, is_synthetic, picture,
         email_confirmed_at is not null as is_confirmed
       from account where id = $1 for update`,
      [accountId],
    );
    return row;
  },

  /** For this transaction: the family itself wants it, and has proved who it is. */
  allowOwn: () => tx.query(`select set_config('nobi.erased_by', 'family', true)`),

  subjects: (accountId: string) =>
    tx.query<{ subject: string }>('select subject from identity where account_id = $1', [
      accountId,
    ]),

  /** Files of pictures in the family's questions, whose rows go with the account's. */
  async ticketPictures(accountId: string): Promise<string[]> {
    const rows = await tx.query<{ picture: string }>(
      'select picture from ticket_message where account_id = $1 and picture is not null',
      [accountId],
    );
    return rows.map(({ picture }) => picture);
  },

  async remove({ id }: ErasedAccount) {
    await sessionsStore(tx).forgetFamily(id);
    await tx.query('delete from identity where account_id = $1', [id]);
    await tx.query('delete from email_directory where account_id = $1', [id]);
    await tx.query('delete from account where id = $1', [id]);
    await tellCallerChanged(tx, id);
  },

  write: ({ id, email }: ErasedAccount, erasureId: string) =>
    tx.query(
      `insert into erasure (id, account_hash, email_hash)
       values ($1, sha256(convert_to($2::text, 'UTF8')), sha256(convert_to($2 || ':' || $3, 'UTF8')))`,
      [erasureId, id, email],
    ),
});

/** Synthetic checks that were cut off before they had left again. */
export const leftSynthetic = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from account where is_synthetic and created_at < now() - interval '1 hour' limit 100`,
  );
  return rows.map(({ id }) => id);
};

/** Who was erased, and who of them is here again. */
export const erasedStore = (db: Queryable) => ({
  /** For this transaction: two people had them erased before the backup came back. */
  allowAgain: () => db.query(`select set_config('nobi.erased_by', 'restore', true)`),

  async list(): Promise<string[]> {
    const rows = await db.query<{ hash: string }>(
      `select encode(account_hash, 'hex') as hash from erasure order by at`,
    );
    return rows.map(({ hash }) => hash);
  },

  /** Accounts of a restored backup that had been erased after it was taken. */
  async back(hashes: readonly string[]): Promise<string[]> {
    const rows = await db.query<{ id: string }>(
      `select id from account where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1)`,
      [hashes],
    );
    return rows.map(({ id }) => id);
  },
});
