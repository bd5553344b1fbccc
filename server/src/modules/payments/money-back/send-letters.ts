import type { Queryable } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { giftLinksStore } from '../gifts/gift-links.store.ts';
import { ordersStore } from '../orders.store.ts';
import type { RefundOutcome } from '../refunds/ask-gateway.ts';
import { moneyBackStore, type Requested } from './money-back.store.ts';
import { type MoneyWay, moneyBackLetter } from './money-back-letter.ts';

interface Sent {
  readonly orderId: string;
  readonly way: MoneyWay;
  /** Of a transfer by bank. */
  readonly reference?: string;
}

/** To the family, and to whoever paid for it. */
const putLetters = async (tx: Queryable, { orderId, way, reference }: Sent) => {
  const order = await ordersStore(tx).find(orderId);
  if (!order) return;
  const owner = await ordersStore(tx).owner(order.account_id);
  const payer = await giftLinksStore(tx).payerOf(orderId);
  const news = { orderId, amount: order.amount, way, reference };
  const reader = order.gift_link_id ? 'family of a gift' : 'family';
  if (owner)
    await outboxStore(tx).put(
      moneyBackLetter({ ...news, to: owner.email, language: owner.language, reader }),
    );
  if (payer)
    await outboxStore(tx).put(
      moneyBackLetter({ ...news, to: payer.email, language: payer.language, reader: 'payer' }),
    );
};

/**
 * The money that a family asked for has gone, whoever saw to it: the gateway's answer, its notice or
 * somebody of the staff. Said once; of an order that nobody asked for back, not at all.
 */
export const tellMoneyBack = async (tx: Queryable, sent: Sent) => {
  if (await moneyBackStore(tx).claimTelling(sent.orderId)) await putLetters(tx, sent);
};

/** The letters when a request for money has ended: it has gone, or staff will send it by bank. */
export const sendMoneyBackLetters = async (
  tx: Queryable,
  { order_id: orderId }: Requested,
  outcome: RefundOutcome,
) => {
  if (outcome === 'accepted') return tellMoneyBack(tx, { orderId, way: 'gateway' });
  await putLetters(tx, { orderId, way: 'bank' });
};
