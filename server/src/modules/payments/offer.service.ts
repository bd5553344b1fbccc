import { type offers, promoDays, type ReplyOf } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/database.ts';
import { checkoutStore } from './checkout.store.ts';
import type { Order } from './orders.store.ts';
import { promoStore } from './periods/promo.store.ts';

interface OfferDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
}

type Offer = ReplyOf<typeof offers.show>;

const shownOrder = (order: Order): Offer['open_order'] => ({
  order_id: order.id,
  plan: order.plan,
  amount: order.amount,
  method: order.method,
  expires_at: order.expires_at.toISOString(),
  redirect_url: order.redirect_url,
});

/** What is for sale, to whom: what each plan opens, the promo, and an order that waits to be paid. */
export const offerService = ({ db, catalogue }: OfferDeps) => {
  const countsOf = (isIn: (plan: string) => boolean) => {
    const count = (kind: string) =>
      catalogue.items.filter((item) => item.kind === kind && isIn(item.plan)).length;
    return { games: count('game'), courses: count('course'), tools: count('tool') };
  };

  return {
    async show(_input: unknown, caller: Caller | undefined): Promise<Offer> {
      const open = caller && (await checkoutStore(db).findOpen(caller.accountId));
      return {
        promo_days: caller ? await promoStore(db).daysFor(caller.accountId) : promoDays,
        items: { regular: countsOf((plan) => plan === 'regular'), premium: countsOf(() => true) },
        open_order:
          open && open.gift_link_id === null && !open.is_expired ? shownOrder(open) : null,
      };
    },
  };
};
