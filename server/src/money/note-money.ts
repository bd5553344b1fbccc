import type { OrderState } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';
import type { GatewayState } from '../ports/payment.ts';
import { newlyBack } from './back.rules.ts';
import { movesStore } from './moves.store.ts';

interface Heard {
  readonly orderId: string;
  /** Where the order stands now, and whether it has just come there. */
  readonly state: OrderState;
  readonly isNews: boolean;
  readonly reported: GatewayState;
}

const arrives: ReadonlySet<OrderState> = new Set(['paid', 'partly_refunded', 'review']);
const isAllBack = (state: OrderState) =>
  state === 'refunded' || state === 'charged_back' || state === 'reversed';

/** Rupiah that arrived for this order although they do not buy it. */
const keptOf = ({ orderId, state, reported }: Heard) =>
  state === 'review' &&
  reported.status === 'paid' &&
  reported.currency === 'IDR' &&
  reported.orderId === orderId
    ? reported.paidAmount
    : 0;

const noteArrived = async (tx: Queryable, heard: Heard) => {
  const store = movesStore(tx);
  // A part may have gone back before anybody heard that it was paid.
  if (heard.state !== 'review') await store.addPaid(heard.orderId);
  const { arrived } = await store.sums(heard.orderId);
  const amount = keptOf(heard) - arrived;
  if (amount > 0)
    await store.add(heard.orderId, { kind: 'kept', amount, at: heard.reported.paidAt });
};

/** Writes into the ledger what the gateway's word says of an order's money. Heard again, nothing. */
export const noteMoney = async (tx: Queryable, heard: Heard) => {
  const { orderId, state, isNews, reported } = heard;
  if (isNews && arrives.has(state)) await noteArrived(tx, heard);
  const told = reported.givenBack ?? [];
  const isAll = isNews && isAllBack(state);
  if (told.length === 0 && !isAll) return;
  const store = movesStore(tx);
  for (const part of newlyBack(await store.sums(orderId), told, isAll))
    await store.add(orderId, { kind: 'back', ...part });
};
