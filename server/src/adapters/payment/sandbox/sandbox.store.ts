import type { Queryable } from '../../../database/database.ts';
import { workDueNotice } from '../../../database/work-due.ts';
import type { PageRequest } from './create.rules.ts';
import type { Notice } from './delivery/notices.rules.ts';
import type { Method, Refund, Status, Transaction } from './transaction.ts';

interface Row {
  orderId: string;
  token: string;
  itemName: string;
  price: number;
  gross: number;
  payments: Method[];
  finishUrl: string | null;
  pageExpiresAt: Date;
  payExpiresAt: Date;
  closedAt: Date | null;
  status: Status | null;
  method: Method | null;
  transactionId: string | null;
  beganAt: Date | null;
  settledAt: Date | null;
  refunds: Refund[];
}

const columns = `order_id as "orderId", token, item_name as "itemName", price, gross, payments,
  finish_url as "finishUrl", page_expires_at as "pageExpiresAt", pay_expires_at as "payExpiresAt",
  closed_at as "closedAt", status, method, transaction_id as "transactionId",
  began_at as "beganAt", settled_at as "settledAt", refunds`;

const transactionOf = (row: Row): Transaction => {
  const { status, method, transactionId, beganAt, settledAt, refunds, ...page } = row;
  const hasPayment = status && method && transactionId && beganAt;
  const payment = hasPayment
    ? { status, method, transactionId, beganAt, settledAt, refunds }
    : null;
  return { ...page, payment };
};

/** How a transaction is named: by its page, or by the order or the payment. */
export type Key = { readonly token: string } | { readonly id: string };

const whereOf = (key: Key) =>
  'token' in key
    ? { sql: 'token = $1', value: key.token }
    : { sql: '(order_id = $1 or transaction_id = $1)', value: key.id };

export const sandboxStore = (db: Queryable) => ({
  async find(key: Key): Promise<Transaction | undefined> {
    const { sql, value } = whereOf(key);
    const [row] = await db.query<Row>(`select ${columns} from sandbox_transaction where ${sql}`, [
      value,
    ]);
    return row && transactionOf(row);
  },
  async lock(key: Key): Promise<Transaction | undefined> {
    const { sql, value } = whereOf(key);
    const [row] = await db.query<Row>(
      `select ${columns} from sandbox_transaction where ${sql} for update`,
      [value],
    );
    return row && transactionOf(row);
  },
  /** Opens a page, or a newer one in its place; false once a method has been chosen. */
  async open(token: string, page: PageRequest): Promise<boolean> {
    const rows = await db.query(
      `insert into sandbox_transaction as t (order_id, token, item_name, price, gross, payments,
         finish_url, notification_url, page_expires_at, pay_expires_at)
       values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)
       on conflict (order_id) do update set token = excluded.token,
         item_name = excluded.item_name, price = excluded.price, gross = excluded.gross,
         payments = excluded.payments, finish_url = excluded.finish_url,
         notification_url = excluded.notification_url, closed_at = null,
         page_expires_at = excluded.page_expires_at, pay_expires_at = excluded.pay_expires_at
       where t.status is null returning order_id`,
      [
        page.orderId,
        token,
        page.itemName,
        page.amount,
        page.payments,
        page.finishUrl,
        page.notificationUrl,
        page.pageExpiresAt,
        page.payExpiresAt,
      ],
    );
    return rows.length > 0;
  },
  async save({ orderId, gross, closedAt, payment }: Transaction) {
    await db.query(
      `update sandbox_transaction set gross = $2, closed_at = $3, status = $4, method = $5,
         transaction_id = $6, began_at = $7, settled_at = $8, refunds = $9 where order_id = $1`,
      [
        orderId,
        gross,
        closedAt,
        payment?.status ?? null,
        payment?.method ?? null,
        payment?.transactionId ?? null,
        payment?.beganAt ?? null,
        payment?.settledAt ?? null,
        JSON.stringify(payment?.refunds ?? []),
      ],
    );
  },
  async addNotice(orderId: string, notice: Notice, dueAt: Date) {
    await db.query(
      `insert into sandbox_notification (order_id, body, due_at) values ($1, $2, $3)
       returning ${workDueNotice('demo notifications')}`,
      [orderId, notice.body, dueAt],
    );
  },
  /** Orders that time has changed although nobody has looked at them. */
  async lapsed(now: Date): Promise<string[]> {
    const rows = await db.query<{ id: string }>(
      `select order_id as id from sandbox_transaction
       where (status = 'pending' and pay_expires_at <= $1)
         or (status = 'capture' and began_at <= $1::timestamptz - interval '1 day') limit 50`,
      [now],
    );
    return rows.map(({ id }) => id);
  },

  /** Pages that are long over, of orders that are no longer there: those of synthetic checks. */
  async forget() {
    const over = await db.query<{ id: string }>(
      `select order_id as id from sandbox_transaction where page_expires_at < now() - interval '1 day'`,
    );
    const ids = over.map(({ id }) => id);
    const there = await db.query<{ id: string }>('select id from orders where id = any ($1)', [
      ids,
    ]);
    const isThere = new Set(there.map(({ id }) => id));
    await db.query('delete from sandbox_transaction where order_id = any ($1)', [
      ids.filter((id) => !isThere.has(id)),
    ]);
  },
});
export type SandboxStore = ReturnType<typeof sandboxStore>;
