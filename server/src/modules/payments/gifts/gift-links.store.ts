import { hash } from 'node:crypto';
import { giftHours, type Language, type Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface GiftLink {
  readonly id: string;
  readonly account_id: string;
  readonly plan: Plan;
  readonly shown_name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly state: 'open' | 'paying' | 'paid' | 'over';
}

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/**
 * Paid is whatever the family paid since it made the link, through it or otherwise: nobody is asked
 * for a second time by a link from before. `account` is whose link it is.
 */
const columnsOf = (
  account: string,
) => `l.id, l.account_id, l.plan, l.shown_name, l.created_at, l.expires_at, case
  when exists (select 1 from orders o where o.account_id = ${account}
    and o.activated_at > l.created_at and o.amount > 0) then 'paid'
  when l.ended_at is not null or l.expires_at <= now() then 'over'
  when exists (select 1 from orders o where o.account_id = ${account} and o.gift_link_id = l.id
    and o.state in ('created', 'pending', 'denied', 'review')) then 'paying'
  else 'open' end as state`;

/** Links by which others pay for a family, and who pays. */
export const giftLinksStore = (db: Queryable) => ({
  async add(link: {
    accountId: string;
    token: string;
    plan: Plan;
    shownName: string | null;
  }): Promise<GiftLink> {
    const [row] = await db.query<GiftLink>(
      `insert into gift_link (account_id, token_hash, plan, shown_name, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(hours => $5))
       returning id, account_id, plan, shown_name, created_at, expires_at, 'open' as state`,
      [link.accountId, hashOf(link.token), link.plan, link.shownName, giftHours],
    );
    if (!row) throw new Error('A link was not kept.');
    return row;
  },

  list: (accountId: string) =>
    db.query<GiftLink>(
      `select ${columnsOf('$1')} from gift_link l where l.account_id = $1
       order by l.created_at desc limit 20`,
      [accountId],
    ),

  /** Of a family whose account is open; a suspended one takes no money. */
  async find(token: string): Promise<GiftLink | undefined> {
    const [row] = await db.query<GiftLink>(
      `select ${columnsOf('l.account_id')} from gift_link l join account a on a.id = l.account_id
       where l.token_hash = $1 and a.suspended_at is null`,
      [hashOf(token)],
    );
    return row;
  },

  /**
   * Takes the account's lock, under which money moves: the state is then the last word. Not the whole
   * row's: an order that the family opens at this moment refers to it, and each would wait for the other.
   */
  async lock(token: string): Promise<GiftLink | undefined> {
    const [family] = await db.query<{ id: string }>(
      'select account_id as id from gift_link where token_hash = $1',
      [hashOf(token)],
    );
    await db.query('select 1 from account where id = $1 for no key update', [family?.id]);
    return giftLinksStore(db).find(token);
  },

  /** True the first time, for a link of this account. */
  async end(accountId: string, linkId: string): Promise<boolean> {
    const rows = await db.query(
      `update gift_link set ended_at = least(ended_at, now())
       where account_id = $1 and id::text = $2 returning 1`,
      [accountId, linkId],
    );
    return rows.length > 0;
  },

  keepPayer: (orderId: string, { email, language }: { email: string; language: Language }) =>
    db.query(
      `insert into gift_payer (order_id, email, language) values ($1, $2, $3)
       on conflict (order_id) do nothing`,
      [orderId, email, language],
    ),

  async payerOf(orderId: string) {
    const [row] = await db.query<{ email: string; language: Language }>(
      'select email, language from gift_payer where order_id = $1',
      [orderId],
    );
    return row;
  },

  /** Long enough to send money back; of what was never paid, as long as late money may come. */
  async deleteExpiredPayers() {
    await db.query(`delete from gift_payer where created_at < now() - interval '1 year'`);
    const old = await db.query<{ id: string }>(
      `select order_id as id from gift_payer where created_at < now() - interval '30 days'`,
    );
    const paid = await db.query<{ id: string }>(
      'select id from orders where id = any ($1) and paid_at is not null',
      [old.map(({ id }) => id)],
    );
    const isPaid = new Set(paid.map(({ id }) => id));
    await db.query('delete from gift_payer where order_id = any ($1)', [
      old.map(({ id }) => id).filter((id) => !isPaid.has(id)),
    ]);
  },
});
