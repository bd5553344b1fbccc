import { callerChanged } from '../callers/callers.ts';
import type { Queryable } from '../database/database.ts';

export interface Leaving {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: 'en' | 'id';
  readonly is_staff: boolean;
  readonly picture: string | null;
}

const columns = 'id, email, display_name, language, is_staff, picture';
const openStates = `('created', 'pending', 'denied')`;

/** Takes a family out of every table; inside one transaction. */
export const erasureStore = (tx: Queryable) => ({
  async lock(accountId: string): Promise<Leaving | undefined> {
    const [row] = await tx.query<Leaving>(
      `select ${columns} from account where id = $1 for update`,
      [accountId],
    );
    return row;
  },

  subjects: (accountId: string) =>
    tx.query<{ subject: string }>('select subject from identity where account_id = $1', [
      accountId,
    ]),

  /** What is written about orders stays for bookkeeping; whose they were does not. */
  async loosenOrders({ id, email }: Leaving) {
    await tx.query(
      `update payment_event set body = null
       where order_id in (select id from orders where account_id = $1)
         and position(lower($2) in lower(body)) > 0`,
      [id, email],
    );
    await tx.query(
      `update mismatch set reason = replace(reason, $2, '[erased]'),
         reference = replace(reference, $2, '[erased]')
       where order_id in (select id from orders where account_id = $1)`,
      [id, email],
    );
    await tx.query('delete from period where account_id = $1', [id]);
    await tx.query(
      `update orders set account_id = null, checkout_token = null, redirect_url = null,
         state = case when state in ${openStates} then 'cancelled' else state end
       where account_id = $1`,
      [id],
    );
  },

  /** In the log an erased family has the erasure's id for a name. */
  async loosenLog({ id, email }: Leaving, erasureId: string) {
    await tx.query(`select set_config('nobi.erasing', 'on', true)`);
    const without = (column: string) =>
      `replace(replace(${column}, $2, '[erased]'), $1::text, $3::text)`;
    await tx.query(
      `update staff_audit set
         family_id = case when family_id = $1::uuid then $3::uuid else family_id end,
         about = ${without('about')}, reason = ${without('reason')},
         before = ${without('before::text')}::jsonb, after = ${without('after::text')}::jsonb
       where family_id = $1::uuid or position($2 in concat(about, reason, before, after)) > 0
         or position($1::text in concat(about, before, after)) > 0`,
      [id, email, erasureId],
    );
    await tx.query(`select set_config('nobi.erasing', 'off', true)`);
  },

  async remove({ id, email }: Leaving) {
    await tx.query('delete from letter where recipient = $1', [email]);
    await tx.query(
      `delete from throttle where position($1 in key) > 0 or position($2 in key) > 0`,
      [id, email],
    );
    await tx.query('delete from account where id = $1', [id]);
    await tx.query(`select pg_notify('${callerChanged}', $1)`, [id]);
  },

  write: ({ id, email }: Leaving, erasureId: string) =>
    tx.query(
      `insert into erasure (id, account_hash, email_hash)
       values ($1, sha256(convert_to($2::text, 'UTF8')), sha256(convert_to($2 || ':' || $3, 'UTF8')))`,
      [erasureId, id, email],
    ),

  markLast: (email: string) =>
    tx.query('update letter set is_last = true where recipient = $1', [email]),
});

/** Who was erased, and who of them is here again. */
export const erasedStore = (db: Queryable) => ({
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

  /** A last letter is kept for a day after it was sent, or not at all when nobody takes it. */
  dropLastLetters: () =>
    db.query(
      `delete from letter where is_last
         and (delivered_at < now() - interval '1 day' or next_attempt_at is null and delivered_at is null)`,
    ),
});
