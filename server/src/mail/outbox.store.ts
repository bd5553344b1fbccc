import type { Queryable } from '../database/database.ts';
import { workDueNotice } from '../database/work-due.ts';
import type { Letter } from '../ports/mail.ts';
import { noMailbox } from './no-mailbox.ts';

export interface StoredLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly unsubscribe_url: string | null;
  readonly attempts: number;
  readonly created_at: Date;
}

const valuesOf = ({ to, subject, text, html, unsubscribe }: Letter) => [
  to,
  subject,
  text,
  html,
  unsubscribe ?? null,
];

const put = (db: Queryable, letter: Letter) =>
  db.query(
    `insert into letter (recipient, subject, text_body, html_body, unsubscribe_url)
     select $1, $2, $3, $4, $5 where split_part($1, '@', 2) <> '${noMailbox}'
     returning ${workDueNotice('mail')}`,
    valuesOf(letter),
  );

/** Letters on their way. Put inside the transaction that causes them, they are sent exactly if it commits. */
export const outboxStore = (db: Queryable) => ({
  put: (letter: Letter) => put(db, letter),

  /** To a family that has confirmed its address; the others read it inside the product. */
  async putIfConfirmed(letter: Letter) {
    const [family] = await db.query<{ id: string }>(
      'select account_id as id from email_directory where email = $1',
      [letter.to],
    );
    if (!family) return;
    const confirmed = await db.query(
      `select 1 from account
       where id = $1 and email = $2 and email_confirmed_at is not null`,
      [family.id, letter.to],
    );
    if (confirmed.length > 0) await put(db, letter);
  },

  /** Takes one letter for five minutes: longer than its delivery may last, so nobody sends it twice. */
  async takeDue(): Promise<StoredLetter | undefined> {
    const [letter] = await db.query<StoredLetter>(
      `update letter set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
       where id = (
         select id from letter
         where delivered_at is null and next_attempt_at <= now()
         order by next_attempt_at limit 1 for update skip locked
       )
       returning id, recipient, subject, text_body, html_body, unsubscribe_url, attempts,
         created_at`,
    );
    return letter;
  },

  /** How long until the next letter may go; undefined when none waits. */
  async nextInMs(): Promise<number | undefined> {
    const [row] = await db.query<{ ms: number | null }>(
      `select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float as ms
       from letter where delivered_at is null and next_attempt_at is not null`,
    );
    return row?.ms ?? undefined;
  },

  markDelivered: (id: number) =>
    db.query(
      `update letter set delivered_at = now(), next_attempt_at = null, failure = null where id = $1`,
      [id],
    ),

  /** Undefined ends the tries: the letter stays, for staff to see. */
  markFailed: (id: number, failure: string, retryInSeconds: number | undefined) =>
    db.query(
      `update letter set failure = $2, next_attempt_at = now() + make_interval(secs => $3)
       where id = $1`,
      [id, failure.slice(0, 500), retryInSeconds ?? null],
    ),

  /** What was sent is gone after a month, what could not be sent after three: letters name people. */
  deleteExpired: () =>
    db.query(
      `delete from letter where delivered_at < now() - interval '30 days'
         or (next_attempt_at is null and delivered_at is null
           and created_at < now() - interval '90 days')`,
    ),

  /** The farewell to somebody erased: it goes as soon as it was sent. */
  markLast: (email: string) =>
    db.query('update letter set is_last = true where recipient = $1', [email]),

  /** A last letter is kept for a day after it was sent, or not at all when nobody takes it. */
  deleteLastLetters: () =>
    db.query(
      `delete from letter where is_last
         and (delivered_at < now() - interval '1 day' or next_attempt_at is null and delivered_at is null)`,
    ),

  newest: (limit: number) =>
    db.query<StoredLetter>(
      `select id, recipient, subject, text_body, html_body, unsubscribe_url, attempts,
         created_at
       from letter order by id desc limit $1`,
      [limit],
    ),
});

/** Letters to an erased family, waiting or sent. */
export const eraseLettersOf = (tx: Queryable, { email }: { readonly email: string }) =>
  tx.query('delete from letter where recipient = $1', [email]);
