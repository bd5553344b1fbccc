import type { OrderState, PayTo, Plan } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { nobody } from '../../database/placement/nobody.ts';
import type { GatewayState } from '../../ports/payment.ts';
import type { InvoicedOrder } from './letters/invoice.ts';
import { sellersStore } from './letters/sellers.store.ts';
import { type OrderRef, orderDirectory } from './order-directory.store.ts';
import { givesTime } from './order-state.rules.ts';
import type { PaidOrder } from './own-orders.service.ts';

export interface Order {
  readonly id: string;
  /** Null when its family has been erased. */
  readonly account_id: string | null;
  readonly plan: Plan;
  /** Of a voucher; null is as many as the plan is sold in. */
  readonly months: number | null;
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
  /** As the gateway calls it, once somebody has chosen it there. */
  readonly method: string | null;
  /** What its customer has to type in elsewhere, while it is waited for. */
  readonly pay_to: readonly PayTo[] | null;
  /** Days of the promo that came with it. */
  readonly bonus_days: number;
  /** The link through which somebody else opened it. */
  readonly gift_link_id: string | null;
  readonly is_expired: boolean;
  readonly is_long_expired: boolean;
  readonly is_opening: boolean;
}

/**
 * The one row of an order, whose `refOf` are the first two values: its family says where it lies. Books are
 * kept of an erased family's orders, too.
 */
export const thisOrder = ({ account_id }: OrderRef) =>
  account_id === null
    ? `id = $1 and (account_id is null or account_id = '${nobody}') and $2::uuid is null`
    : 'account_id = $2 and id = $1';

export const refOf = ({ id, account_id }: OrderRef) => [id, account_id];

export const orderColumns = `id, nullif(account_id, '${nobody}') as account_id, plan, months, gateway, amount, state, checkout_token, redirect_url, expires_at,
  paid_at, activated_at, revoked_at, checks, method, pay_to, bonus_days, gift_link_id,
  expires_at < now() + interval '5 minutes' as is_expired,
  expires_at < now() - interval '24 hours' as is_long_expired,
  coalesce(opening_until > now(), false) as is_opening`;

/** Reads and writes orders. Money moves only inside a transaction that holds the account's lock. */
export const ordersStore = (db: Queryable) => ({
  async find(orderId: string): Promise<Order | undefined> {
    const read = async (order: OrderRef) => {
      const [row] = await db.query<Order>(
        `select ${orderColumns} from orders where ${thisOrder(order)}`,
        refOf(order),
      );
      return row;
    };
    const known = await orderDirectory(db).find(orderId);
    // Erased between the two questions, it is nobody's now.
    return (
      (await read(known)) ?? (known.account_id ? read({ ...known, account_id: null }) : undefined)
    );
  },

  /** True when the gateway was not asked about it in the last 3 seconds. */
  async claimAsking(order: OrderRef): Promise<boolean> {
    const rows = await db.query(
      `update orders set asked_at = now()
       where ${thisOrder(order)} and coalesce(asked_at, '-infinity') < now() - interval '3 seconds'
       returning 1`,
      refOf(order),
    );
    return rows.length > 0;
  },

  /** Takes the account's lock, then the order's: every change of money goes through here. */
  async lock(orderId: string): Promise<Order | undefined> {
    const known = await orderDirectory(db).find(orderId);
    const isHere =
      known.account_id !== null &&
      (await db.query('select 1 from account where id = $1 for update', [known.account_id]))
        .length > 0;
    // Erased while it was waited for, its order is nobody's now.
    const order = isHere ? known : { ...known, account_id: null };
    // Where all parts are asked, only a change may hold a row.
    if (!isHere)
      await db.query(`update orders set checks = checks where ${thisOrder(order)}`, refOf(order));
    const [row] = await db.query<Order>(
      `select ${orderColumns} from orders where ${thisOrder(order)} ${isHere ? 'for update' : ''}`,
      refOf(order),
    );
    return row;
  },

  /** Call it through `moveOrder` alone, which holds the locks and knows the rules. */
  async setState(order: OrderRef, state: OrderState, paidAt: Date | undefined) {
    // The time as a value: a worker takes no `now()` where it may not be asked for.
    const [time] = await db.query<{ now: string }>('select now()::text as now');
    await db.query(
      `update orders set state = $3,
         pay_to = case when $3 in ('created', 'pending', 'denied', 'review') then pay_to end,
         paid_at = case when $4::boolean then coalesce(paid_at, $5, $6) else paid_at end,
         activated_at = case when $4::boolean then coalesce(activated_at, $6) else activated_at end,
         revoked_at = case when activated_at is not null and not $4::boolean
           then coalesce(revoked_at, $6) else revoked_at end
       where ${thisOrder(order)}`,
      [...refOf(order), state, givesTime(state), paidAt ?? null, time?.now],
    );
  },

  /** How it was paid, as the gateway says. */
  keepPayment: (order: OrderRef, { method, transactionId, payTo }: GatewayState) =>
    db.query(
      `update orders set method = $3, transaction_id = $4, pay_to = $5 where ${thisOrder(order)}`,
      [...refOf(order), method, transactionId, payTo ? JSON.stringify(payTo) : null],
    ),

  planCheck: (order: OrderRef, inMs: number | undefined, checks: number) =>
    db.query(
      `update orders set checks = $4,
         next_check_at = now() + make_interval(secs => $3::double precision / 1000)
       where ${thisOrder(order)}`,
      [...refOf(order), inMs ?? null, checks],
    ),

  /** Each for one process alone, which has a minute for it. */
  async due(gateways: readonly string[], limit: number): Promise<Order[]> {
    const waiting = await db.query<OrderRef>(
      `select id, nullif(account_id, '${nobody}') as account_id from orders
       where next_check_at <= now() and gateway = any($1) order by next_check_at limit $2`,
      [gateways, limit],
    );
    const due: Order[] = [];
    for (const order of waiting) {
      const taken = await db.query(
        `update orders set next_check_at = now() + interval '1 minute'
         where ${thisOrder(order)} and next_check_at <= now() returning 1`,
        refOf(order),
      );
      if (taken.length > 0)
        due.push(
          ...(await db.query<Order>(
            `select ${orderColumns} from orders where ${thisOrder(order)}`,
            refOf(order),
          )),
        );
    }
    return due;
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
    const [row] = await db.query<Omit<InvoicedOrder, 'seller'>>(
      `select o.id, o.plan, o.months, o.amount, o.state, o.method, o.paid_at, o.bonus_days, a.email, a.display_name,
         a.full_name, p.starts_at, p.ends_at
       from orders o join account a on a.id = o.account_id
       left join period p on p.account_id = o.account_id and p.order_id = o.id
       where o.account_id = $2 and o.id = $1 and o.paid_at is not null`,
      refOf(await orderDirectory(db).find(orderId)),
    );
    return row && { ...row, seller: await sellersStore(db).at(row.paid_at) };
  },

  /** What an account has paid, the newest first, whatever became of it since. */
  paidOf: (accountId: string) =>
    db.query<PaidOrder>(
      `select id, plan, amount, paid_at from orders
       where account_id = $1 and paid_at is not null order by paid_at desc limit 100`,
      [accountId],
    ),

  async owner(accountId: Order['account_id']) {
    const [row] = await db.query<{ email: string; display_name: string; language: 'en' | 'id' }>(
      'select email, display_name, language from account where id = $1',
      [accountId],
    );
    return row;
  },
});

export type OrdersStore = ReturnType<typeof ordersStore>;
