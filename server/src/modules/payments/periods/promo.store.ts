import { promoDays } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

/** The promo of the poster: claimed by an account, given with its first payment, once. */
export const promoStore = (db: Queryable) => ({
  claim: (accountId: string) =>
    db.query(`insert into promo_claim (account_id) values ($1) on conflict do nothing`, [
      accountId,
    ]),

  /**
   * For an order that gives time from now on, inside the transaction that holds the account's lock.
   * Whatever was paid before, be it refunded since, was the family's first period.
   */
  giveBonus: (orderId: string, accountId: string) =>
    db.query(
      `update orders set bonus_days = $3
       where account_id = $2 and id = $1 and bonus_days = 0
         and exists (select 1 from promo_claim c where c.account_id = $2)
         and not exists (
           select 1 from orders before
           where before.account_id = $2 and before.id <> $1
             and before.activated_at is not null and before.amount > 0
         )`,
      [orderId, accountId, promoDays],
    ),

  /** Days that a first payment would bring beyond its period; 0 for a family that has paid before. */
  async daysFor(accountId: string): Promise<number> {
    const rows = await db.query(
      'select 1 from orders where account_id = $1 and activated_at is not null and amount > 0 limit 1',
      [accountId],
    );
    return rows.length > 0 ? 0 : promoDays;
  },
});
