import type { Language } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface Mailbox {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly is_confirmed: boolean;
}

interface Secrets {
  readonly link: Buffer;
  readonly code: Buffer;
}

const guessesAtMost = 5;
const livesDays = 3;

/** Which addresses are proven, and what their letters asked. */
export const confirmationStore = (db: Queryable) => ({
  async mailboxOf(accountId: string): Promise<Mailbox | undefined> {
    const [row] = await db.query<Mailbox>(
      `select id, email, language, email_confirmed_at is not null as is_confirmed
       from account where id = $1`,
      [accountId],
    );
    return row;
  },

  /** A new letter ends the one before, with its guesses. */
  replace: (accountId: string, { link, code }: Secrets) =>
    db.query(
      `insert into email_confirmation (account_id, link_hash, code_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(days => $4))
       on conflict (account_id) do update set link_hash = excluded.link_hash,
         code_hash = excluded.code_hash, expires_at = excluded.expires_at, guesses = 0`,
      [accountId, link, code, livesDays],
    ),

  /** False when a letter was written before: for accounts from before there were any. */
  async addFirst(accountId: string, { link, code }: Secrets): Promise<boolean> {
    const rows = await db.query(
      `insert into email_confirmation (account_id, link_hash, code_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(days => $4)) on conflict do nothing returning 1`,
      [accountId, link, code, livesDays],
    );
    return rows.length > 0;
  },

  /** Counts one guess, also of many at once; undefined when none is left or the letter is too old. */
  async guess(accountId: string): Promise<Buffer | undefined> {
    const [row] = await db.query<{ code_hash: Buffer }>(
      `update email_confirmation set guesses = guesses + 1
       where account_id = $1 and guesses < $2 and expires_at > now() returning code_hash`,
      [accountId, guessesAtMost],
    );
    return row?.code_hash;
  },

  /** Whose letter carries this link, while it works. */
  async byLink(link: Buffer): Promise<Pick<Mailbox, 'id' | 'email'> | undefined> {
    const [row] = await db.query<Pick<Mailbox, 'id' | 'email'>>(
      `select a.id, a.email from email_confirmation c join account a on a.id = c.account_id
       where c.link_hash = $1 and c.expires_at > now()`,
      [link],
    );
    return row;
  },

  /** Also when another way of proving it was faster. */
  async confirm(accountId: string) {
    await db.query(
      `with done as (delete from email_confirmation where account_id = $1)
       update account set email_confirmed_at = now() where id = $1 and email_confirmed_at is null`,
      [accountId],
    );
  },
});
