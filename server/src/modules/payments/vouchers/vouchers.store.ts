import type { Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { orderDirectory } from '../order-directory.store.ts';

export interface Voucher {
  readonly plan: Plan;
  readonly months: number;
  /** Revoked, or its last day has passed. */
  readonly is_over: boolean;
  /** Null while nobody has used it. */
  readonly order_id: string | null;
  readonly used_at: Date | null;
  /** Whose order it opened; null as well when that family has been erased. */
  readonly account_id: string | null;
}

interface Redeemed {
  readonly orderId: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly months: number;
}

/** Codes, from drawn to used. Redeem inside a transaction that holds the account's lock. */
export const vouchersStore = (tx: Queryable) => ({
  add: (batchId: string, hashes: readonly Buffer[]) =>
    tx.query('insert into voucher (batch_id, code_hash) select $1, unnest($2::bytea[])', [
      batchId,
      hashes,
    ]),

  /** Account, code, batch, in this order: of two who press at once one waits for the other. */
  async lock(accountId: string, codeHash: Buffer): Promise<Voucher | undefined> {
    await tx.query('select 1 from account where id = $1 for update', [accountId]);
    const [known] = await tx.query<{ batch_id: string }>(
      'select batch_id from voucher where code_hash = $1 for update',
      [codeHash],
    );
    if (!known) return undefined;
    await tx.query('select 1 from voucher_batch where id = $1 for share', [known.batch_id]);
    const [row] = await tx.query<Voucher>(
      `select b.plan, b.months, v.order_id, v.used_at, o.account_id,
         b.revoked_at is not null
           or now() >= (b.last_day + 1)::timestamp at time zone 'Asia/Jakarta' as is_over
       from voucher v join voucher_batch b on b.id = v.batch_id
       left join order_directory o on o.order_id = v.order_id
       where v.code_hash = $1`,
      [codeHash],
    );
    return row;
  },

  /** An order that cost nothing and is paid from its beginning; no gateway knows it. */
  async addOrder({ orderId, accountId, plan, months }: Redeemed) {
    await orderDirectory(tx).enter({ id: orderId, account_id: accountId });
    await tx.query(
      `insert into orders (id, account_id, plan, months, amount, gateway, method, state, expires_at,
         paid_at, activated_at, is_synthetic)
       select $1, id, $3, $4, 0, 'voucher', 'voucher', 'paid', now(), now(), now(), is_synthetic
       from account where id = $2`,
      [orderId, accountId, plan, months],
    );
  },

  use: (codeHash: Buffer, orderId: string) =>
    tx.query(
      `update voucher set order_id = $2, used_at = now()
       where code_hash = $1 and order_id is null`,
      [codeHash, orderId],
    ),

  /** Until when the family's time runs without a break. */
  async paidUntil(accountId: string): Promise<Date | null> {
    const [row] = await tx.query<{ until: Date | null }>(
      'select max(ends_at) as until from period where account_id = $1 and ends_at > now()',
      [accountId],
    );
    return row?.until ?? null;
  },
});
