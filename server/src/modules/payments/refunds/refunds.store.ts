import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';

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

/** Whose the order `$1` is; nobody's once its family has been erased. */
const familyOf = '(select account_id from orders where id = $1)';

/** What one person alone has given back of the order `$1`. */
const aloneSum = `select coalesce(sum(amount), 0) from refund where order_id = $1
  and state in ('asked', 'accepted') and approved_by is null and not by_family`;

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
    const [order] = await db.query<{ amount: number }>(
      `select greatest(amount, (select coalesce(sum(amount), 0) from money_move
         where order_id = $1 and kind in ('paid', 'kept')))::float as amount
       from orders where id = $1 for update`,
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
    if (!order || (back?.sum ?? 0) + amount > order.amount) return undefined;
    const [added] = await db.query<{ is_waiting: boolean }>(
      `insert into refund (account_id, key, order_id, amount, reason, staff_email, asked_by, state)
       select ${familyOf}, $2, $1, $3::bigint, $4, $5, $6::uuid,
         case when $3::bigint + (${aloneSum}) > alone_up_to then 'waiting' else 'asked' end
       from refund_rule returning state = 'waiting' as is_waiting`,
      [orderId, key, amount, reason, by.email, by.staffId],
    );
    return { key, isNew: true, isWaiting: added?.is_waiting === true };
  },

  /** What `claim` would find; claims nothing. */
  async outlook(orderId: string, amount: number, staffId: string) {
    const [row] = await db.query<RefundOutlook>(
      `select (select state from refund
           where order_id = $1 and state in ('asked', 'waiting') and amount = $2 limit 1) as earlier,
         (select coalesce(sum(amount), 0) from refund
           where order_id = $1 and state <> 'refused')::float as claimed,
         $2::bigint + (${aloneSum}) > alone_up_to as is_above,
         (select count(*)::int from staff_seconds($3, 'refund', '')) as seconds
       from refund_rule`,
      [orderId, amount, staffId],
    );
    if (!row) throw new Error('the rule of refunds has no row');
    return row;
  },

  /** Given back by staff, outside the gateway. */
  addManual: ({ orderId, key, amount, reason, reference, by, approvedBy }: ManualRefund) =>
    db.query(
      `insert into refund (account_id, key, order_id, amount, state, reason, staff_email, reference,
         asked_by, approved_by, approved_email, decided_at)
       values (${familyOf}, $2, $1, $3, 'accepted', $4, $5, $6, $7, $8, $9,
         case when $8::uuid is not null then now() end)`,
      [
        orderId,
        key,
        amount,
        reason,
        by.email,
        reference,
        by.staffId,
        approvedBy?.staffId ?? null,
        approvedBy?.email ?? null,
      ],
    ),

  /** True for whoever ended it: of many at once one. */
  async settle(key: string, state: 'accepted' | 'refused'): Promise<boolean> {
    const rows = await db.query(
      `update refund set state = $2 where key = $1 and state = 'asked' returning 1`,
      [key, state],
    );
    return rows.length > 0;
  },
});
