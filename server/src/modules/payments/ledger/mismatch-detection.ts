import type { MismatchKind, OrderState, Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import type { GatewayState } from '../../../ports/payment.ts';
import { ledgerStore } from './ledger.store.ts';
import { factsOf, settledBy } from './mismatch-detection.rules.ts';
import { mismatchesStore } from './open-mismatches.store.ts';

interface Order {
  readonly id: string;
  readonly plan: Plan;
  readonly gateway: string;
  readonly amount: number;
  readonly state: OrderState;
}

interface Transition {
  readonly state: OrderState;
  readonly flag?: MismatchKind;
}

/** One page paid for twice: what came over the price is kept until somebody gives it back. */
const detectPaidTwice = async (tx: Queryable, order: Order, reported: GatewayState) => {
  const times = reported.timesPaid ?? 1;
  if (times < 2) return;
  const { id: orderId, gateway } = order;
  const mismatch = {
    kind: 'paid_twice' as const,
    gateway,
    named: orderId,
    isOurs: true,
    facts: { times },
  };
  if (!(await mismatchesStore(tx).open(mismatch))) return;
  const amount = order.amount * times - (await ledgerStore(tx).sums(orderId)).arrived;
  if (amount > 0) await ledgerStore(tx).add(order, { kind: 'kept', amount, at: undefined });
};

/** Opens what now needs a person, and ends what no longer does; `order` as it stood before. */
export const detectMismatch = async (
  tx: Queryable,
  order: Order,
  { transition, reported }: { transition: Transition | undefined; reported: GatewayState },
) => {
  const { id: orderId, gateway } = order;
  if (transition) {
    const settled = settledBy(transition.state).filter((kind) => kind !== transition.flag);
    if (settled.length > 0) await mismatchesStore(tx).settle(orderId, settled);
  }
  if (transition?.flag) {
    const facts = factsOf(transition.flag, order, reported);
    await mismatchesStore(tx).open({
      kind: transition.flag,
      gateway,
      named: orderId,
      isOurs: true,
      facts,
    });
  }
  await detectPaidTwice(tx, order, reported);
};
