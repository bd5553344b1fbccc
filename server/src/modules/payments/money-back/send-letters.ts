import type { Queryable } from '../../../database/database.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { giftLinksStore } from '../gifts/gift-links.store.ts';
import { ordersStore } from '../orders.store.ts';
import type { RefundOutcome } from '../refunds/ask-gateway.ts';
import type { Requested } from './money-back.store.ts';
import { moneyBackLetter } from './money-back-letter.ts';

/** The letters when a request for money has ended: to the family, and to whoever paid for it. */
export const sendMoneyBackLetters = async (
  tx: Queryable,
  { account_id, order_id: orderId, amount }: Requested,
  outcome: RefundOutcome,
) => {
  const owner = await ordersStore(tx).owner(account_id);
  const order = await ordersStore(tx).find(orderId);
  const payer = await giftLinksStore(tx).payerOf(orderId);
  const returned = { orderId, amount, isByGateway: outcome === 'accepted' };
  const reader = order?.gift_link_id ? 'family of a gift' : 'family';
  if (owner)
    await outboxStore(tx).put(
      moneyBackLetter({ ...returned, to: owner.email, language: owner.language, reader }),
    );
  if (payer)
    await outboxStore(tx).put(
      moneyBackLetter({ ...returned, to: payer.email, language: payer.language, reader: 'payer' }),
    );
};
