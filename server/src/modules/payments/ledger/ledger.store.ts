import type { Queryable } from '../../../database/database.ts';
import type { OrderRef } from '../order-directory.store.ts';
import { type Order, refOf, thisOrder } from '../orders.store.ts';

export interface MoneySums {
  readonly arrived: number;
  readonly back: number;
  readonly manuallyRefunded: number;
}

type Kind = 'paid' | 'kept' | 'back' | 'by_hand';

interface Movement {
  readonly kind: Kind;
  readonly amount: number;
  /** When it happened; now if nobody says. */
  readonly at: Date | undefined;
}

/** What arrived and has not gone back. */
export const leftOf = ({ arrived, back, manuallyRefunded }: MoneySums) =>
  Math.max(0, arrived - back - manuallyRefunded);

type BookedOrder = Pick<Order, 'id' | 'plan' | 'gateway'>;

/** The ledger of what arrived and what went back. Write in the transaction that learns of it. */
export const ledgerStore = (tx: Queryable) => ({
  async sums(orderId: string): Promise<MoneySums> {
    const [row] = await tx.query<MoneySums>(
      `select coalesce(sum(amount) filter (where kind in ('paid', 'kept')), 0)::float as arrived,
         coalesce(sum(amount) filter (where kind = 'back'), 0)::float as back,
         coalesce(sum(amount) filter (where kind = 'by_hand'), 0)::float as "manuallyRefunded"
       from money_move where order_id = $1`,
      [orderId],
    );
    return row ?? { arrived: 0, back: 0, manuallyRefunded: 0 };
  },

  /** An order was paid: once, and for what money kept before did not cover. */
  async addPaid(order: OrderRef & BookedOrder & Pick<Order, 'amount'>) {
    // Books do not lie where the family does. The time as text: a `Date` would round it.
    const [paid] = await tx.query<{ at: string }>(
      `select coalesce(paid_at, now())::text as at
       from orders where ${thisOrder(order)} and not is_synthetic`,
      refOf(order),
    );
    if (!paid) return;
    const before = await tx.query(
      `select 1 from orders where account_id = $2 and id <> $1
         and activated_at is not null and amount > 0 limit 1`,
      refOf(order),
    );
    await tx.query(
      `insert into money_move (order_id, plan, gateway, kind, amount, is_renewal, at)
       select $1, $2, $3, 'paid',
         greatest($4::integer - (select coalesce(sum(amount), 0) from money_move
           where order_id = $1 and kind = 'kept'), 0),
         $5, $6
       on conflict (order_id) where kind = 'paid' do nothing`,
      [order.id, order.plan, order.gateway, order.amount, before.length > 0, paid.at],
    );
  },

  add: ({ id, plan, gateway }: BookedOrder, { kind, amount, at }: Movement) =>
    tx.query(
      `insert into money_move (order_id, plan, gateway, kind, amount, at)
       values ($1, $2, $3, $4, $5, coalesce($6, now()))`,
      [id, plan, gateway, kind, amount, at ?? null],
    ),

  /** Money that came for no order of ours. */
  addUnknown: (gateway: string, { kind, amount, at }: Movement) =>
    tx.query(
      `insert into money_move (gateway, kind, amount, at) values ($1, $2, $3, coalesce($4, now()))`,
      [gateway, kind, amount, at ?? null],
    ),
});
