import type { MismatchKind, OrderState } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';
import type { GatewayState } from '../ports/payment.ts';
import { mismatchesStore } from './mismatches.store.ts';
import { movesStore } from './moves.store.ts';
import { factsOf, settledBy } from './notice.rules.ts';

interface Order {
  readonly id: string;
  readonly gateway: string;
  readonly amount: number;
  readonly state: OrderState;
}

interface Moved {
  readonly state: OrderState;
  readonly flag?: MismatchKind;
}

/** One page paid for twice: what came over the price is kept until somebody gives it back. */
const noticePaidTwice = async (tx: Queryable, order: Order, reported: GatewayState) => {
  const times = reported.timesPaid ?? 1;
  if (times < 2) return;
  const { id: named, gateway } = order;
  const noticed = { kind: 'paid_twice' as const, gateway, named, isOurs: true, facts: { times } };
  if (!(await mismatchesStore(tx).open(noticed))) return;
  const amount = order.amount * times - (await movesStore(tx).sums(named)).arrived;
  if (amount > 0) await movesStore(tx).add(named, { kind: 'kept', amount, at: undefined });
};

/** Opens what now needs a person, and ends what no longer does; `order` as it stood before. */
export const noticeMismatch = async (
  tx: Queryable,
  order: Order,
  { move, reported }: { move: Moved | undefined; reported: GatewayState },
) => {
  const { id: named, gateway } = order;
  if (move) {
    const settled = settledBy(move.state).filter((kind) => kind !== move.flag);
    if (settled.length > 0) await mismatchesStore(tx).settle(named, settled);
  }
  if (move?.flag) {
    const facts = factsOf(move.flag, order, reported);
    await mismatchesStore(tx).open({ kind: move.flag, gateway, named, isOurs: true, facts });
  }
  await noticePaidTwice(tx, order, reported);
};
