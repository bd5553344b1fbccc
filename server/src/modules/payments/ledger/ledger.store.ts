import type { Queryable } from '../../../database/database.ts';

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
  addPaid: (orderId: string) =>
    tx.query(
      `insert into money_move (order_id, plan, gateway, kind, amount, is_renewal, at)
       select o.id, o.plan, o.gateway, 'paid',
         greatest(o.amount - (select coalesce(sum(amount), 0) from money_move
           where order_id = o.id and kind = 'kept'), 0),
         exists (select 1 from orders before where before.account_id = o.account_id
           and before.id <> o.id and before.activated_at is not null and before.amount > 0),
         coalesce(o.paid_at, now())
       from orders o where o.id = $1 and not o.is_synthetic
       on conflict (order_id) where kind = 'paid' do nothing`,
      [orderId],
    ),

  add: (orderId: string, { kind, amount, at }: Movement) =>
    tx.query(
      `insert into money_move (order_id, plan, gateway, kind, amount, at)
       select id, plan, gateway, $2, $3, coalesce($4, now()) from orders where id = $1`,
      [orderId, kind, amount, at ?? null],
    ),

  /** Money that came for no order of ours. */
  addUnknown: (gateway: string, { kind, amount, at }: Movement) =>
    tx.query(
      `insert into money_move (gateway, kind, amount, at) values ($1, $2, $3, coalesce($4, now()))`,
      [gateway, kind, amount, at ?? null],
    ),
});
