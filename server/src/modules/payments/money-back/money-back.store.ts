import { moneyBackDays, type Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface Offer {
  readonly order_id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly gateway: string;
  readonly until: Date;
  readonly bonus_days: number;
  readonly is_gift: boolean;
}

export interface Requested {
  readonly account_id: string;
  readonly order_id: string;
  readonly key: string;
  readonly amount: number;
  readonly gateway: string;
  readonly state: 'asked' | 'accepted' | 'refused';
  readonly is_back: boolean;
  readonly asked_at: Date;
}

const requested = `select m.account_id, m.order_id, r.key, r.amount::float8 as amount, o.gateway, r.state,
    o.state in ('refunded', 'reversed', 'charged_back') as is_back, m.asked_at
  from money_back m
  join refund r on r.account_id = m.account_id and r.key = m.refund_key
  join orders o on o.account_id = m.account_id and o.id = m.order_id`;

/** The money that a family asks back within seven days. */
export const moneyBackStore = (db: Queryable) => ({
  /**
   * The newest payment that may go back: whole, with nothing of it on its way to anybody, and of a
   * family that has not asked before.
   */
  async offer(accountId: string): Promise<Offer | undefined> {
    const [row] = await db.query<Offer>(
      `select o.id as order_id, o.plan, o.amount, o.gateway, o.bonus_days,
         o.gift_link_id is not null as is_gift,
         o.activated_at + make_interval(days => $2) as until
       from orders o
       where o.account_id = $1 and o.state = 'paid' and o.revoked_at is null and o.amount > 0
         and o.activated_at > now() - make_interval(days => $2)
         and not exists (select 1 from refund r
           where r.account_id = o.account_id and r.order_id = o.id and r.state <> 'refused')
         and not exists (select 1 from money_back m where m.account_id = o.account_id)
       order by o.activated_at desc limit 1`,
      [accountId, moneyBackDays],
    );
    return row;
  },

  /** True for the one transaction in which its family hears that the money of an order has gone. */
  async claimTelling(orderId: string): Promise<boolean> {
    const rows = await db.query(
      'update money_back set told_at = now() where order_id = $1 and told_at is null returning 1',
      [orderId],
    );
    return rows.length > 0;
  },

  async ofAccount(accountId: string): Promise<Requested | undefined> {
    const [row] = await db.query<Requested>(`${requested} where m.account_id = $1`, [accountId]);
    return row;
  },

  /** Under the account's lock: written before the gateway is asked, so that nothing is asked unseen. */
  async add(accountId: string, { order_id, amount }: Offer, key: string) {
    await db.query(
      `insert into refund (account_id, key, order_id, amount, reason, staff_email, state, by_family)
       values ($1, $2, $3, $4, 'seven days', '', 'asked', true)`,
      [accountId, key, order_id, amount],
    );
    await db.query(
      'insert into money_back (account_id, order_id, refund_key) values ($1, $2, $3)',
      [accountId, order_id, key],
    );
  },

  /**
   * Requests whose answer was lost, for an hour: after that they are somebody's in the queue, who may
   * send the money by bank, and no machine asks beside them.
   */
  unanswered: () =>
    db.query<Requested>(
      `${requested} where r.state = 'asked' and o.state = 'paid'
         and m.asked_at between now() - interval '1 hour' and now() - interval '30 seconds'
         and not exists (select 1 from refund h where h.account_id = m.account_id
           and h.order_id = m.order_id and h.reference is not null)
       order by m.asked_at limit 20`,
    ),
});
