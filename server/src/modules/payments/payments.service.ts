import { Problem, type payments } from '@nobi/contract';
import { type Caller, isPaid } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Gateways } from '../../ports/payment.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { ordersStore } from './orders.store.ts';
import type { Reconcile } from './reconcile.service.ts';
import { tryReconcile } from './try-reconcile.ts';

const statusByAddress = { name: 'payment-status', limit: 600, seconds: 600 };

/** The only form our order ids have: `NB-` and 128 bits in base64url. */
const orderIdForm = /^NB-[\w-]{22}$/;

export interface PaymentsDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly reconcile: Reconcile;
  /** The address that shows a picture for a while. */
  readonly addressOfPicture: (picture: string) => string;
}

/** Answers where an account and an order stand. */
export const paymentsService = (deps: PaymentsDeps) => {
  const { db, gateways, throttle, reconcile } = deps;
  const store = ordersStore(db);

  return {
    myStatus: (_input: unknown, caller: Caller) => ({
      is_paid: isPaid(caller),
      is_superuser: caller.isSuperuser,
      plan: caller.plan ?? null,
      paid_until: caller.paidUntil?.toISOString() ?? null,
      display_name: caller.displayName,
      profile_picture: caller.picture === null ? null : deps.addressOfPicture(caller.picture),
    }),

    async successStatus(
      { query, address }: CallInput<typeof payments.successStatus>,
      caller: Caller | undefined,
    ) {
      await throttle.take(statusByAddress, addressGroup(address));
      const orderId = query.order_id;
      const stored = orderIdForm.test(orderId) ? await store.find(orderId) : undefined;
      const isOwn = caller !== undefined && stored?.account_id === caller.accountId;
      // Whoever pays for another family may be signed in to their own.
      const isTheirs = !caller || isOwn || (stored?.gift_link_id ?? null) !== null;
      if (!stored || !isTheirs) throw new Problem('payment_unverified');
      const isOpen = ['created', 'pending', 'denied', 'review'].includes(stored.state);
      const isAskable = isOpen && gateways.byName(stored.gateway) !== undefined;
      if (isAskable && (await store.claimAsking(stored))) await tryReconcile(reconcile, orderId);
      const order = (await store.find(orderId)) ?? stored;
      return {
        order_id: order.id,
        is_paid: order.activated_at !== null && order.revoked_at === null,
        subscription_type: order.plan,
        payment_date: order.paid_at?.toISOString() ?? null,
        state: order.state,
        amount: order.amount,
        method: order.method,
        expires_at: order.expires_at.toISOString(),
        ...(order.bonus_days > 0 && { bonus_days: order.bonus_days }),
        ...(isOwn && isAskable && order.redirect_url && { redirect_url: order.redirect_url }),
        ...(isOwn && isAskable && order.pay_to && { pay_to: [...order.pay_to] }),
      };
    },
  };
};

export type PaymentsService = ReturnType<typeof paymentsService>;
