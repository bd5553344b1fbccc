import type { Queryable } from '../../database/database.ts';

/** An order and whose it is: null when its family has been erased. */
export interface OrderRef {
  readonly id: string;
  readonly account_id: string | null;
}

/**
 * Whose an order is, for who knows its number alone. It is entered before the order itself, so that none is
 * ever paid that cannot be found; that of an erased family is in it no more.
 */
export const orderDirectory = (db: Queryable) => ({
  enter: ({ id, account_id }: OrderRef) =>
    db.query(
      'insert into order_directory (order_id, account_id) values ($1, $2) on conflict do nothing',
      [id, account_id],
    ),

  async find(orderId: string): Promise<OrderRef> {
    const [row] = await db.query<{ account_id: string }>(
      'select account_id from order_directory where order_id = $1',
      [orderId],
    );
    return { id: orderId, account_id: row?.account_id ?? null };
  },
});
