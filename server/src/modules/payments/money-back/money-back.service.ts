import { randomUUID } from 'node:crypto';
import { type moneyBack, Problem, type ReplyOf } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { GatewayFailure, type Gateways } from '../../../ports/payment.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { nextCheckIn } from '../checks.rules.ts';
import { ordersStore } from '../orders.store.ts';
import type { Reconcile } from '../reconcile.service.ts';
import { askGateway, type RefundOutcome } from '../refunds/ask-gateway.ts';
import { tryReconcile } from '../try-reconcile.ts';
import { moneyBackStore, type Offer, type Requested } from './money-back.store.ts';

const byAccount = { name: 'money-back', limit: 20, seconds: 3600 };

interface MoneyBackDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly reconcile: Reconcile;
  /** Tells the family, and whoever paid for it, in the transaction that ends the request. */
  readonly sendLetters: (tx: Queryable, ended: Requested, outcome: RefundOutcome) => Promise<void>;
}

type MoneyBack = ReplyOf<typeof moneyBack.moneyBack>;

const shownRequest = ({ amount, state, is_back, asked_at }: Requested): MoneyBack['request'] => ({
  amount,
  state:
    is_back || state === 'accepted' ? 'returned' : state === 'refused' ? 'by_staff' : 'returning',
  requested_at: asked_at.toISOString(),
});

const shownOffer = ({ gateway: _gateway, until, ...offer }: Offer): MoneyBack['offer'] => ({
  ...offer,
  until: until.toISOString(),
});

/** Seven days' money back: no reason, no question, once a family. */
export const moneyBackService = (deps: MoneyBackDeps) => {
  const { db, gateways, throttle, reconcile } = deps;

  const moneyBackOf = async (accountId: string): Promise<MoneyBack> => {
    const offer = await moneyBackStore(db).offer(accountId);
    const request = await moneyBackStore(db).ofAccount(accountId);
    return {
      offer: offer ? shownOffer(offer) : null,
      request: request ? shownRequest(request) : null,
    };
  };

  /** Asks with the key of the request, however often. */
  const send = async (request: Requested) => {
    const { order_id: orderId, gateway, amount, key } = request;
    const outcome = await askGateway(
      db,
      { orderId, gateway, amount, key },
      {
        ask: async () => {
          const reached = gateways.byName(gateway);
          if (!reached) throw new GatewayFailure('rejected', 'The gateway was left.');
          await reached.refund({ orderId, refundKey: key, amount, reason: 'seven days' });
        },
        onEnd: (tx, ended) => deps.sendLetters(tx, request, ended),
      },
    );
    await tryReconcile(reconcile, orderId);
    const order = await ordersStore(db).find(orderId);
    // Accepted and not gone yet: asked about as often as an open one, until it has.
    if (outcome === 'accepted' && order?.state === 'paid')
      await ordersStore(db).planCheck(order, nextCheckIn('pending', 0), 0);
  };

  /** What this family asked for, written once; undefined when it was there already. */
  const claim = (accountId: string, orderId: string) =>
    db.transaction(async (tx) => {
      const order = await ordersStore(tx).lock(orderId);
      if (order?.account_id !== accountId) throw new Problem('not_found');
      const store = moneyBackStore(tx);
      if ((await store.ofAccount(accountId))?.order_id === orderId) return;
      const offer = await store.offer(accountId);
      if (offer?.order_id !== orderId) throw new Problem('conflict');
      await store.add(accountId, offer, `mb-${randomUUID()}`);
    });

  return {
    show: (_input: unknown, { accountId }: Caller) => moneyBackOf(accountId),

    async request({ body }: CallInput<typeof moneyBack.requestMoneyBack>, { accountId }: Caller) {
      return throttle.attempt([[byAccount, accountId]], async () => {
        await claim(accountId, body.order_id);
        const request = await moneyBackStore(db).ofAccount(accountId);
        if (request?.state === 'asked' && !request.is_back) await send(request);
        return moneyBackOf(accountId);
      });
    },

    /** Asks again where no answer came, or this process ended before it asked. */
    async askAgain() {
      for (const request of await moneyBackStore(db).unanswered()) await send(request);
    },
  };
};
