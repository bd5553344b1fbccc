import type { OrderState } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

export interface LockedOrder {
  readonly id: string;
  readonly gateway: string;
  readonly account_id: string | null;
  readonly state: OrderState;
  readonly is_active: boolean;
}

export interface GivenByHand {
  readonly orderId: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly reference: string;
  readonly by: string;
}

/** Money that staff gave back outside the gateway; inside a transaction. */
export const byHandStore = (tx: Queryable) => ({
  /** The account's lock, then the order's, as every change of money takes them. */
  async lock(orderId: string): Promise<LockedOrder | undefined> {
    await tx.query(
      'select 1 from account where id = (select account_id from orders where id = $1) for update',
      [orderId],
    );
    const [row] = await tx.query<LockedOrder>(
      `select id, gateway, account_id, state,
         activated_at is not null and revoked_at is null as is_active
       from orders where id = $1 for update`,
      [orderId],
    );
    return row;
  },

  addRefund: ({ orderId, key, amount, reason, reference, by }: GivenByHand) =>
    tx.query(
      `insert into refund (key, order_id, amount, state, reason, staff_email, reference)
       values ($1, $2, $3, 'accepted', $4, $5, $6)`,
      [key, orderId, amount, reason, by, reference],
    ),

  /** Paid time ends with the whole price; nobody needs to ask the gateway any more. */
  move: (orderId: string, state: 'refunded' | 'partly_refunded') =>
    tx.query(
      `update orders set state = $2,
         revoked_at = case when $2 = 'refunded' and activated_at is not null
           then coalesce(revoked_at, now()) else revoked_at end,
         next_check_at = case when $2 = 'refunded' then null else next_check_at end
       where id = $1`,
      [orderId, state],
    ),

  tell: (order: LockedOrder, to: OrderState, { amount, reference }: GivenByHand) =>
    tx.query(
      `insert into payment_event (order_id, gateway, kind, claimed, body)
       values ($1, $2, 'state', $3, $4)`,
      [
        order.id,
        order.gateway,
        `${order.state} -> ${to}`,
        JSON.stringify({ byHand: amount, reference }),
      ],
    ),
});
