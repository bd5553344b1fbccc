import { type gifts, type Language, Problem, plans } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Gateways } from '../../../ports/payment.ts';
import { addressGroup, type Throttle } from '../../../rate-limit/throttle.ts';
import { checkoutStore } from '../checkout.store.ts';
import { newOrderId, type OrderPages } from '../order-pages.ts';
import type { Order } from '../orders.store.ts';
import { type GiftLink, giftLinksStore } from './gift-links.store.ts';

// Wide: behind one carrier's address live thousands of families. A token has 128 bits.
const openByAddress = { name: 'gift-open', limit: 600, seconds: 3600 };
const payByAddress = { name: 'gift-pay', limit: 120, seconds: 3600 };
const payByLink = { name: 'gift-pay-link', limit: 30, seconds: 3600 };

interface PayGiftDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly pages: OrderPages;
  readonly publicUrl: string;
}

interface Payer {
  readonly email: string | undefined;
  readonly language: Language;
}

const insistOnLive = (link: GiftLink | undefined): GiftLink => {
  if (link?.state === 'paid') throw new Problem('gift_paid');
  if (!link || link.state === 'over') throw new Problem('gift_over');
  return link;
};

/** What somebody without an account does with a link: look at it, and pay. */
export const payGiftService = (deps: PayGiftDeps) => {
  const { db, gateways, throttle, pages, publicUrl } = deps;
  const links = giftLinksStore(db);
  const orders = checkoutStore(db);

  const isTheirs = async (order: Order, link: GiftLink, { email }: Payer) =>
    order.gift_link_id === link.id && (await links.payerOf(order.id))?.email === email;

  /** One order at a time, the family's own and its links' together: nobody pays beside another. */
  const closeOther = async (order: Order) => {
    const closed = await pages.close(order, true);
    if (closed === 'paid') throw new Problem('gift_paid');
    if (closed === 'in_progress') throw new Problem('gift_busy');
  };

  /** Under the account's lock, so that what was paid a moment ago is known. */
  const addOrder = (token: string, payer: Payer) =>
    db.transaction(async (tx) => {
      const {
        id,
        account_id: accountId,
        plan,
      } = insistOnLive(await giftLinksStore(tx).lock(token));
      const orderId = newOrderId();
      await checkoutStore(tx).add({
        id: orderId,
        accountId,
        plan,
        amount: plans[plan].rupiah,
        gateway: gateways.forNewOrders.name,
        giftLinkId: id,
      });
      const { email, language } = payer;
      const open = await checkoutStore(tx).findOpen(accountId);
      if (open?.id === orderId && email)
        await giftLinksStore(tx).keepPayer(orderId, { email, language });
    });

  const orderFor = async (token: string, payer: Payer): Promise<Order> => {
    const link = insistOnLive(await links.find(token));
    const open = await orders.findOpen(link.account_id);
    if (open && pages.canGoOn(open) && (await isTheirs(open, link, payer))) return open;
    if (open) await closeOther(open);
    // Paid, and held: whether it counts is not decided yet.
    else if (link.state === 'paying') throw new Problem('gift_busy');
    await addOrder(token, payer);
    const order = await orders.findOpen(link.account_id);
    if (!order || !(await isTheirs(order, link, payer))) throw new Problem('gift_busy');
    return order;
  };

  return {
    async open({ body, address }: CallInput<typeof gifts.openGift>) {
      await throttle.take(openByAddress, addressGroup(address));
      const { plan, shown_name, expires_at } = insistOnLive(await links.find(body.token));
      const amount = plans[plan].rupiah;
      return { plan, amount, shown_name, expires_at: expires_at.toISOString() };
    },

    async pay({ body, address, language }: CallInput<typeof gifts.payGift>) {
      const limits = [
        [payByLink, body.token],
        [payByAddress, addressGroup(address)],
      ] as const;
      return throttle.attempt(limits, async () => {
        const order = await orderFor(body.token, { email: body.email, language });
        const visitor = {
          customer: body.email ? { name: undefined, email: body.email } : undefined,
          language,
          finishUrl: `${publicUrl}/gift`,
        };
        return { redirect_url: await pages.pageOf(order, visitor) };
      });
    },
  };
};
