import { Problem, type payments } from '@nobi/contract';
import { type Caller, isPaid } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import type { Gateways } from '../../ports/payment.ts';
import type { Asked } from '../../serve.ts';
import { addressGroup, type Throttle } from '../../throttle.ts';
import { ordersStore } from './orders.store.ts';
import { type Reconcile, unlessGatewayFails } from './reconcile.service.ts';

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
    myStatus: (_asked: unknown, caller: Caller) => ({
      is_paid: isPaid(caller),
      is_superuser: caller.isStaff,
      plan: caller.plan ?? null,
      paid_until: caller.paidUntil?.toISOString() ?? null,
      display_name: caller.displayName,
      profile_picture: caller.picture === null ? null : deps.addressOfPicture(caller.picture),
    }),

    async successStatus(
      { query, address }: Asked<typeof payments.successStatus>,
      caller: Caller | undefined,
    ) {
      await throttle.take(statusByAddress, addressGroup(address));
      const orderId = query.order_id;
      const known = orderIdForm.test(orderId) ? await store.find(orderId) : undefined;
      const isTheirs = !caller || known?.account_id === caller.accountId;
      if (!known || !isTheirs) throw new Problem('payment_unverified');
      const isOpen = ['created', 'pending', 'denied', 'review'].includes(known.state);
      const isAskable = isOpen && gateways.named(known.gateway) !== undefined;
      if (isAskable && (await store.claimAsking(orderId)))
        await unlessGatewayFails(() => reconcile(orderId));
      const order = (await store.find(orderId)) ?? known;
      return {
        order_id: order.id,
        is_paid: order.activated_at !== null && order.revoked_at === null,
        subscription_type: order.plan,
        payment_date: order.paid_at?.toISOString() ?? null,
        state: order.state,
      };
    },
  };
};

export type PaymentsService = ReturnType<typeof paymentsService>;
