import type { OrderState, Plan } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import type { GatewayState } from '../../ports/payment.ts';
import { nextCheckIn } from './checks.rules.ts';
import type { InvoicedOrder } from './invoice.ts';
import type { Move } from './order-state.rules.ts';

export interface Order {
  readonly id: string;
  /** Null when its family has been erased. */
  readonly account_id: string | null;
  readonly plan: Plan;
  readonly gateway: string;
  readonly amount: number;
  readonly state: OrderState;
  readonly checkout_token: string | null;
  readonly redirect_url: string | null;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
  readonly activated_at: Date | null;
  readonly revoked_at: Date | null;
  readonly checks: number;
  readonly is_expired: boolean;
  readonly is_long_expired: boolean;
  readonly is_opening: boolean;
}

const columns = `id, account_id, plan, gateway, amount, state, checkout_token, redirect_url, expires_at,
  paid_at, activated_at, revoked_at, checks,
  expires_at < now() + interval '5 minutes' as is_expired,
  expires_at < now() - interval '24 hours' as is_long_expired,
  coalesce(opening_until > now(), false) as is_opening`;

/** Reads and writes orders. Money moves only inside a transaction that holds the account's lock. */
export const ordersStore = (db: Queryable) => ({
  async find(orderId: string): Promise<Order | undefined> {
    const [row] = await db.query<Order>(`select ${columns} from orders where id = $1`, [orderId]);
    return row;
  },

  async findOpen(accountId: string): Promise<Order | undefined> {
    const [row] = await db.query<Order>(
      `select ${columns} from orders
       where account_id = $1 and state in ('created', 'pending', 'denied')`,
      [accountId],
    );
    return row;
  },

  /** Nothing happens when the account has an open order already: one at a time. */
  add: (order: { id: string; accountId: string; plan: Plan; amount: number; gateway: string }) =>
    db.query(
      `insert into orders (id, account_id, plan, amount, gateway, expires_at, next_check_at)
       values ($1, $2, $3, $4, $5, now() + interval '24 hours', now() + interval '1 minute')
       on conflict (account_id) where state in ('created', 'pending', 'denied') do nothing`,
      [order.id, order.accountId, order.plan, order.amount, order.gateway],
    ),

  /** True for the one process that may ask the gateway for this order's page now. */
  async claimOpening(orderId: string): Promise<boolean> {
    const rows = await db.query(
      `update orders set opening_until = now() + interval '15 seconds'
       where id = $1 and redirect_url is null and coalesce(opening_until, '-infinity') < now()
       returning 1`,
      [orderId],
    );
    return rows.length > 0;
  },

  /** The notification may have come before the page did: a state reached is kept. */
  keepPage: (orderId: string, page: { token: string; redirectUrl: string }) =>
    db.query(
      `update orders set checkout_token = $2, redirect_url = $3, opening_until = null,
         state = case when state = 'created' then 'pending' else state end
       where id = $1`,
      [orderId, page.token, page.redirectUrl],
    ),

  giveUpOpening: (orderId: string) =>
    db.query('update orders set opening_until = null where id = $1', [orderId]),

  close: (orderId: string, state: 'expired' | 'cancelled') =>
    db.query(
      `update orders set state = $2, checks = 0, next_check_at = now() + make_interval(secs => $3)
       where id = $1 and state in ('created', 'pending', 'denied')`,
      [orderId, state, (nextCheckIn(state, 0) ?? 0) / 1000],
    ),

  /** True when the gateway was not asked about it in the last 3 seconds. */
  async claimAsking(orderId: string): Promise<boolean> {
    const rows = await db.query(
      `update orders set asked_at = now()
       where id = $1 and coalesce(asked_at, '-infinity') < now() - interval '3 seconds' returning 1`,
      [orderId],
    );
    return rows.length > 0;
  },

  /** Takes the account's lock, then the order's: every change of money goes through here. */
  async lock(orderId: string): Promise<Order | undefined> {
    await db.query(
      `select 1 from account where id = (select account_id from orders where id = $1) for update`,
      [orderId],
    );
    const [row] = await db.query<Order>(`select ${columns} from orders where id = $1 for update`, [
      orderId,
    ]);
    return row;
  },

  move: (orderId: string, move: Move, reported: GatewayState) =>
    db.query(
      `update orders set state = $2, method = $3, transaction_id = $4,
         paid_at = case when $5::boolean then coalesce(paid_at, $6, now()) else paid_at end,
         activated_at = case when $5::boolean then coalesce(activated_at, now()) else activated_at end,
         revoked_at = case when activated_at is not null and not $5::boolean
           then coalesce(revoked_at, now()) else revoked_at end
       where id = $1`,
      [
        orderId,
        move.state,
        reported.method,
        reported.transactionId,
        move.state === 'paid' || move.state === 'partly_refunded',
        reported.paidAt ?? null,
      ],
    ),

  planCheck: (orderId: string, inMs: number | undefined, checks: number) =>
    db.query(
      `update orders set checks = $3,
         next_check_at = now() + make_interval(secs => $2::double precision / 1000)
       where id = $1`,
      [orderId, inMs ?? null, checks],
    ),

  async due(gateways: readonly string[], limit: number): Promise<Order[]> {
    return db.query<Order>(
      `update orders set next_check_at = now() + interval '1 minute'
       where id in (
         select id from orders where next_check_at <= now() and gateway = any($1)
         order by next_check_at limit $2 for update skip locked
       )
       returning ${columns}`,
      [gateways, limit],
    );
  },

  /** How long until the next order is to be asked about; undefined when none is. */
  async nextInMs(gateways: readonly string[]): Promise<number | undefined> {
    const [row] = await db.query<{ ms: number | null }>(
      `select (extract(epoch from min(next_check_at) - now()) * 1000)::float as ms
       from orders where next_check_at is not null and gateway = any($1)`,
      [gateways],
    );
    return row?.ms ?? undefined;
  },

  /** What an invoice says of an order that was paid, whatever became of it since. */
  async invoiced(orderId: string): Promise<InvoicedOrder | undefined> {
    const [row] = await db.query<InvoicedOrder>(
      `select o.id, o.plan, o.amount, o.state, o.method, o.paid_at, a.email, a.display_name,
         a.full_name, p.starts_at, p.ends_at
       from orders o join account a on a.id = o.account_id
       left join period p on p.account_id = o.account_id and p.order_id = o.id
       where o.id = $1 and o.paid_at is not null`,
      [orderId],
    );
    return row;
  },

  async owner(accountId: Order['account_id']) {
    const [row] = await db.query<{ email: string; display_name: string; language: 'en' | 'id' }>(
      'select email, display_name, language from account where id = $1',
      [accountId],
    );
    return row;
  },
});

export type OrdersStore = ReturnType<typeof ordersStore>;
