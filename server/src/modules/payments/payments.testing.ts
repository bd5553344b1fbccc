import { games, payments } from '@nobi/contract';
import { notification, notify } from '../../testing/gateway.ts';
import type { Product } from '../../testing/product.ts';

/** What the tests of payments ask of a product, in their own words. */
export const paymentSteps = (product: () => Product) => ({
  status: (orderId: string, token?: string) =>
    product().send(payments.successStatus, { token, query: { order_id: orderId } }),
  orderOf: async (orderId: string) => {
    const [order] = await product().db.query<{ state: string; flag: string | null }>(
      'select state, flag from orders where id = $1',
      [orderId],
    );
    return order;
  },
  lettersTo: (email: string) =>
    product().db.query(
      `select 1 from letter
       where recipient = $1 and subject in ('Your Nobi receipt', 'Bukti pembayaran Nobi')`,
      [email],
    ),
  canPlay: async (token: string) => (await product().send(games.list, { token })).status === 200,
  /** Polling asks the gateway at most every 3 seconds; a notification always does. */
  tell: (orderId: string, fields: Record<string, string> = {}, gateway?: string) =>
    notify(product(), notification(product(), { order_id: orderId, ...fields }), gateway),
});
