import type { Plan } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { nextCheckIn } from './checks.rules.ts';
import { type OrderRef, orderDirectory } from './order-directory.store.ts';
import { type Order, orderColumns, refOf, thisOrder } from './orders.store.ts';

interface NewOrder {
  readonly id: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly gateway: string;
  /** The link through which somebody else pays. */
  readonly giftLinkId?: string;
}

/** Orders on their way to being paid: one open at a time for an account, one page each. */
export const checkoutStore = (db: Queryable) => ({
  async findOpen(accountId: string): Promise<Order | undefined> {
    const [row] = await db.query<Order>(
      `select ${orderColumns} from orders
       where account_id = $1 and state in ('created', 'pending', 'denied')`,
      [accountId],
    );
    return row;
  },

  /** Nothing happens when the account has an open order already: one at a time. */
  async add(order: NewOrder) {
    await orderDirectory(db).enter({ id: order.id, account_id: order.accountId });
    await db.query(
      `insert into orders (id, account_id, plan, amount, gateway, gift_link_id, expires_at,
         next_check_at, is_synthetic)
       select $1, $2, $3, $4, $5, $6, now() + interval '24 hours', now() + interval '1 minute',
         is_synthetic
       from account where id = $2
       on conflict (account_id) where state in ('created', 'pending', 'denied') do nothing`,
      [
        order.id,
        order.accountId,
        order.plan,
        order.amount,
        order.gateway,
        order.giftLinkId ?? null,
      ],
    );
  },

  /** True for the one process that may ask the gateway for this order's page now, or see that none comes. */
  async claimOpening(order: OrderRef): Promise<boolean> {
    const rows = await db.query(
      `update orders set opening_until = now() + interval '15 seconds'
       where ${thisOrder(order)} and redirect_url is null
         and coalesce(opening_until, '-infinity') < now()
         and state in ('created', 'pending', 'denied')
       returning 1`,
      refOf(order),
    );
    return rows.length > 0;
  },

  /** The notification may have come before the page did: a state reached is kept. */
  keepPage: (order: OrderRef, page: { token: string; redirectUrl: string }) =>
    db.query(
      `update orders set checkout_token = $3, redirect_url = $4, opening_until = null,
         state = case when state = 'created' then 'pending' else state end
       where ${thisOrder(order)}`,
      [...refOf(order), page.token, page.redirectUrl],
    ),

  giveUpOpening: (order: OrderRef) =>
    db.query(`update orders set opening_until = null where ${thisOrder(order)}`, refOf(order)),

  close: (order: OrderRef, state: 'expired' | 'cancelled') =>
    db.query(
      `update orders set state = $3, opening_until = null, checks = 0,
         next_check_at = now() + make_interval(secs => $4)
       where ${thisOrder(order)} and state in ('created', 'pending', 'denied')`,
      [...refOf(order), state, (nextCheckIn(state, 0) ?? 0) / 1000],
    ),
});
