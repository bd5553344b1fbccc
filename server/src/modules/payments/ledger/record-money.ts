import type { OrderState } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import type { GatewayState } from '../../../ports/payment.ts';
import type { Order } from '../orders.store.ts';
import { ledgerStore } from './ledger.store.ts';
import { newlyBack } from './money-back.rules.ts';

interface OrderReport {
  readonly order: Order;
  /** Where the order stands now, and whether it has just come there. */
  readonly state: OrderState;
  readonly isNews: boolean;
  readonly reported: GatewayState;
}

const arrives: ReadonlySet<OrderState> = new Set(['paid', 'partly_refunded', 'review']);
const isAllBack = (state: OrderState) =>
  state === 'refunded' || state === 'charged_back' || state === 'reversed';

/** Rupiah that arrived for this order although they do not buy it. */
const surplusOf = ({ order, state, reported }: OrderReport) =>
  state === 'review' &&
  reported.status === 'paid' &&
  reported.currency === 'IDR' &&
  reported.orderId === order.id
    ? reported.paidAmount
    : 0;

const noteArrived = async (tx: Queryable, report: OrderReport) => {
  const store = ledgerStore(tx);
  // A part may have gone back before anybody heard that it was paid.
  if (report.state !== 'review') await store.addPaid(report.order);
  const { arrived } = await store.sums(report.order.id);
  const amount = surplusOf(report) - arrived;
  if (amount > 0)
    await store.add(report.order, { kind: 'kept', amount, at: report.reported.paidAt });
};

/** Writes into the ledger what the gateway's word says of an order's money. Heard again, nothing. */
export const noteMoney = async (tx: Queryable, report: OrderReport) => {
  const { order, state, isNews, reported } = report;
  if (isNews && arrives.has(state)) await noteArrived(tx, report);
  const returned = reported.givenBack ?? [];
  const isAll = isNews && isAllBack(state);
  if (returned.length === 0 && !isAll) return;
  const store = ledgerStore(tx);
  for (const part of newlyBack(await store.sums(order.id), returned, isAll))
    await store.add(order, { kind: 'back', ...part });
};
