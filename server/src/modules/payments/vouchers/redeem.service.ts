import { Problem, type ReplyOf, type vouchers } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { addressGroup, type Throttle } from '../../../rate-limit/throttle.ts';
import { newOrderId } from '../order-pages.ts';
import { type Order, ordersStore } from '../orders.store.ts';
import { paymentEventsStore } from '../payment-events.store.ts';
import { recomputePeriods } from '../periods/periods.service.ts';
import { codeHash } from './voucher-code.rules.ts';
import { type Voucher, vouchersStore } from './vouchers.store.ts';

// A slip of the hand never comes so far: the check sign refuses it before anything is counted.
const byAccount = { name: 'voucher', limit: 10, seconds: 3600 };
// Wide: behind one carrier's address live thousands of families.
const byAddress = { name: 'voucher-address', limit: 200, seconds: 3600 };

interface RedeemDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly voucherKey: string;
  /** Puts the receipt into the outbox, inside the very transaction that opens the time. */
  readonly sendReceipt: (tx: Queryable, order: Order) => Promise<void>;
  readonly forgetCaller: (accountId: string) => void;
}

interface HashedVoucher extends Voucher {
  readonly hash: Buffer;
}

type Redeemed = ReplyOf<typeof vouchers.redeemVoucher>;

/** What a code gave, said the same however often it is asked. */
const toldOf = async (
  tx: Queryable,
  accountId: string,
  { plan, months, order_id, used_at }: Pick<Voucher, 'plan' | 'months' | 'order_id' | 'used_at'>,
): Promise<Omit<Redeemed, 'is_again'>> => ({
  order_id: order_id ?? '',
  plan,
  months,
  used_at: (used_at ?? new Date()).toISOString(),
  paid_until: (await vouchersStore(tx).paidUntil(accountId))?.toISOString() ?? null,
});

/** Opens a plan by a code: once, by whoever comes first. */
export const redeemService = (deps: RedeemDeps) => {
  const open = async (tx: Queryable, accountId: string, { hash, ...voucher }: HashedVoucher) => {
    const { plan, months } = voucher;
    const orderId = newOrderId();
    await vouchersStore(tx).addOrder({ orderId, accountId, plan, months });
    await vouchersStore(tx).use(hash, orderId);
    await paymentEventsStore(tx).keep({
      orderId,
      gateway: 'voucher',
      kind: 'state',
      claimed: 'voucher -> paid',
      body: JSON.stringify({ plan, months }),
    });
    await recomputePeriods(tx, accountId);
    const order = await ordersStore(tx).find(orderId);
    if (!order?.activated_at) throw new Error('A voucher gave nothing.');
    await deps.sendReceipt(tx, order);
    return { ...voucher, order_id: orderId, used_at: order.activated_at };
  };

  const redeemIn = async (tx: Queryable, accountId: string, hash: Buffer): Promise<Redeemed> => {
    const voucher = await vouchersStore(tx).lock(accountId, hash);
    if (!voucher) throw new Problem('voucher_unknown');
    // The answer may have been lost on its way, or the code been typed again.
    if (voucher.order_id !== null && voucher.account_id === accountId)
      return { ...(await toldOf(tx, accountId, voucher)), is_again: true };
    if (voucher.order_id !== null) throw new Problem('voucher_used');
    if (voucher.is_over) throw new Problem('voucher_over');
    const redeemed = await open(tx, accountId, { ...voucher, hash });
    return { ...(await toldOf(tx, accountId, redeemed)), is_again: false };
  };

  return {
    async redeem(
      { body, address }: CallInput<typeof vouchers.redeemVoucher>,
      { accountId }: Caller,
    ) {
      const limits = [
        [byAccount, accountId],
        [byAddress, addressGroup(address)],
      ] as const;
      return deps.throttle.attempt(limits, async () => {
        const hash = codeHash(deps.voucherKey, body.voucher);
        const redeemed = await deps.db.transaction((tx) => redeemIn(tx, accountId, hash));
        deps.forgetCaller(accountId);
        return redeemed;
      });
    },
  };
};
