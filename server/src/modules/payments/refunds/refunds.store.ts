import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';
import { ordersStore } from '../orders.store.ts';

export interface RefundRequest {
  readonly orderId: string;
  readonly amount: number;
  readonly key: string;
  readonly reason: string;
  readonly by: Pick<StaffCaller, 'staffId' | 'email'>;
}

export interface Claim {
  readonly key: string;
  readonly isNew: boolean;
  /** More than one person may give back alone. */
  readonly isWaiting: boolean;
}

export interface ManualRefund {
  readonly orderId: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly reference: string;
  readonly by: RefundRequest['by'];
  /** The second person, above the limit. */
  readonly approvedBy: RefundRequest['by'] | undefined;
}

/** Whose the order is, as its row says; nobody's once its family has been erased. */
export const rowFamilyOf = async (db: Queryable, orderId: string): Promise<string | null> => {
  const [row] = await db.query<{ family: string | null }>(
    'select account_id as family from orders where id = $1',
    [orderId],
  );
  return row?.family ?? null;
};

/** What one person alone has given back of the order `$1`. */
const aloneSum = `select coalesce(sum(amount), 0) from refund where order_id = $1
  and state in ('asked', 'accepted') and approved_by is null and not by_family`;

/** Whether one person alone may not give back so much more of an order. */
const isAbove = async (db: Queryable, orderId: string, amount: number): Promise<boolean> => {
  const [row] = await db.query<{ is_above: boolean }>(
    `select $2::bigint + (${aloneSum}) > alone_up_to as is_above from refund_rule`,
    [orderId, amount],
  );
  if (!row) throw new Error('the rule of refunds has no row');
  return row.is_above;
};

export interface RefundOutlook {
  /** As much was asked for before, and that has not ended. */
  readonly earlier: 'asked' | 'waiting' | null;
  /** Already claimed by refunds, this one not among them. */
  readonly claimed: number;
  readonly is_above: boolean;
  /** How many colleagues count as the second person. */
  readonly seconds: number;
}

/** Money given back, by the key that the gateway knows it by. */
export const refundsStore = (db: Queryable) => ({
  /**
   * The key to ask the gateway with: of this very form, of one whose answer was lost, or a new one.
   * Nothing when more would go back than was paid. Run it in a transaction.
   */
  async claim({ orderId, amount, key, reason, by }: RefundRequest): Promise<Claim | undefined> {
    const order = await ordersStore(db).lock(orderId);
    const [paid] = await db.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::float as sum from money_move
       where order_id = $1 and kind in ('paid', 'kept')`,
      [orderId],
    );
    const [earlier] = await db.query<{ key: string; state: string }>(
      `select key, state from refund where order_id = $1
         and (key = $2 or (state in ('asked', 'waiting') and amount = $3)) order by key = $2 desc limit 1`,
      [orderId, key, amount],
    );
    if (earlier) return { key: earlier.key, isNew: false, isWaiting: earlier.state === 'waiting' };
    const [back] = await db.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::float as sum from refund
       where order_id = $1 and state <> 'refused'`,
      [orderId],
    );
    if (!order || (back?.sum ?? 0) + amount > Math.max(order.amount, paid?.sum ?? 0))
      return undefined;
    const isWaiting = await isAbove(db, orderId, amount);
    await db.query(
      `insert into refund (account_id, key, order_id, amount, reason, staff_email, asked_by, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        await rowFamilyOf(db, orderId),
        ...[key, orderId, amount, reason, by.email, by.staffId],
        isWaiting ? 'waiting' : 'asked',
      ],
    );
    return { key, isNew: true, isWaiting };
  },

  /** What `claim` would find; claims nothing. */
  async outlook(orderId: string, amount: number, staffId: string): Promise<RefundOutlook> {
    const [row] = await db.query<Pick<RefundOutlook, 'earlier' | 'claimed'>>(
      `select (select state from refund
           where order_id = $1 and state in ('asked', 'waiting') and amount = $2 limit 1) as earlier,
         (select coalesce(sum(amount), 0) from refund
           where order_id = $1 and state <> 'refused')::float as claimed`,
      [orderId, amount],
    );
    const [team] = await db.query<Pick<RefundOutlook, 'seconds'>>(
      `select count(*)::int as seconds from staff_seconds($1, 'refund', '')`,
      [staffId],
    );
    return {
      earlier: row?.earlier ?? null,
      claimed: row?.claimed ?? 0,
      is_above: await isAbove(db, orderId, amount),
      seconds: team?.seconds ?? 0,
    };
  },

  /** Given back by staff, outside the gateway. */
  async addManual(refund: ManualRefund) {
    const { orderId, key, amount, reason, reference, by, approvedBy } = refund;
    await db.query(
      `insert into refund (account_id, key, order_id, amount, state, reason, staff_email, reference,
         asked_by, approved_by, approved_email, decided_at)
       values ($1, $2, $3, $4, 'accepted', $5, $6, $7, $8, $9, $10, ${approvedBy ? 'now()' : 'null'})`,
      [
        await rowFamilyOf(db, orderId),
        ...[key, orderId, amount, reason, by.email, reference, by.staffId],
        approvedBy?.staffId ?? null,
        approvedBy?.email ?? null,
      ],
    );
  },

  /** True for whoever ended it: of many at once one. */
  async settle(key: string, state: 'accepted' | 'refused'): Promise<boolean> {
    const rows = await db.query(
      `update refund set state = $2 where key = $1 and state = 'asked' returning 1`,
      [key, state],
    );
    return rows.length > 0;
  },
});
