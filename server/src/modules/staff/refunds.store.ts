import type { Queryable } from '../../database/database.ts';

export interface RefundWanted {
  readonly orderId: string;
  readonly amount: number;
  readonly key: string;
  readonly reason: string;
  readonly by: string;
}

/** Money given back, by the key that the gateway knows it by. */
export const refundsStore = (db: Queryable) => ({
  /**
   * The key to ask the gateway with: of this very form, of one whose answer was lost, or a new one.
   * Nothing when more would go back than was paid. Run it in a transaction.
   */
  async claim({ orderId, amount, key, reason, by }: RefundWanted): Promise<string | undefined> {
    const [order] = await db.query<{ amount: number }>(
      `select greatest(amount, (select coalesce(sum(amount), 0) from money_move
         where order_id = $1 and kind in ('paid', 'kept')))::float as amount
       from orders where id = $1 for update`,
      [orderId],
    );
    const [known] = await db.query<{ key: string }>(
      `select key from refund where order_id = $1
         and (key = $2 or (state = 'asked' and amount = $3)) order by key = $2 desc limit 1`,
      [orderId, key, amount],
    );
    if (known) return known.key;
    const [back] = await db.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::float as sum from refund
       where order_id = $1 and state <> 'refused'`,
      [orderId],
    );
    if (!order || (back?.sum ?? 0) + amount > order.amount) return undefined;
    await db.query(
      'insert into refund (key, order_id, amount, reason, staff_email) values ($1, $2, $3, $4, $5)',
      [key, orderId, amount, reason, by],
    );
    return key;
  },

  settle: (key: string, state: 'accepted' | 'refused') =>
    db.query(`update refund set state = $2 where key = $1 and state = 'asked'`, [key, state]),
});
