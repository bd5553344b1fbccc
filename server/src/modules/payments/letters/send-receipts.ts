import type { Queryable } from '../../../database/database.ts';
import type { LetterLogo } from '../../../mail/letter.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { giftLinksStore } from '../gifts/gift-links.store.ts';
import { giftReceiptLetter } from '../gifts/gift-receipt.ts';
import { moneyBackStore } from '../money-back/money-back.store.ts';
import { type Order, ordersStore } from '../orders.store.ts';
import { receiptLetter } from './receipt.ts';
import type { Seller } from './seller.ts';
import { sellersStore } from './sellers.store.ts';

interface ReceiptsDeps {
  readonly isDemo: boolean;
  readonly signInvoice: (orderId: string) => string;
  /** What a seller's letters carry now. */
  readonly logoFor: (seller: Seller) => LetterLogo | undefined;
}

const wayOf = ({ gateway, gift_link_id }: Order) => {
  if (gateway === 'voucher') return 'voucher';
  return gift_link_id === null ? 'own' : 'gift';
};

/** The letters after a payment: to the family, and to whoever paid for it through a link. */
export const receipts = ({ isDemo, signInvoice, logoFor }: ReceiptsDeps) => {
  const toFamily = async (tx: Queryable, order: Order) => {
    const owner = await ordersStore(tx).owner(order.account_id);
    const { bonus_days = 0, paid_at = null } = (await ordersStore(tx).find(order.id)) ?? {};
    if (!owner || order.account_id === null) return;
    const seller = await sellersStore(tx).at(paid_at);
    const letter = receiptLetter({
      to: owner.email,
      name: owner.display_name,
      language: owner.language,
      orderId: order.id,
      plan: order.plan,
      months: order.months,
      amount: order.amount,
      bonusDays: bonus_days,
      way: wayOf(order),
      isReturnable: (await moneyBackStore(tx).offer(order.account_id))?.order_id === order.id,
      isDemo,
      invoiceUrl: signInvoice(order.id),
      seller,
      logo: logoFor(seller),
    });
    await outboxStore(tx).put(letter);
  };

  const toPayer = async (tx: Queryable, { id: orderId, plan, amount, paid_at }: Order) => {
    const payer = await giftLinksStore(tx).payerOf(orderId);
    if (!payer) return;
    const { email: to, language } = payer;
    const seller = await sellersStore(tx).at(paid_at);
    const logo = logoFor(seller);
    await outboxStore(tx).put(
      giftReceiptLetter({ to, language, orderId, plan, amount, isDemo, seller, logo }),
    );
  };

  return {
    toFamily,
    /** Inside the very transaction that grants the time. */
    async toBoth(tx: Queryable, order: Order) {
      await toFamily(tx, order);
      await toPayer(tx, order);
    },
  };
};
