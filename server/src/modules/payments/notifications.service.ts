import { Problem, type payments } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Gateways } from '../../ports/payment.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { mismatchesStore } from './ledger/open-mismatches.store.ts';
import { ordersStore } from './orders.store.ts';
import { paymentEventsStore } from './payment-events.store.ts';
import type { Reconcile } from './reconcile.service.ts';
import { tryReconcile } from './try-reconcile.ts';

const forgedByAddress = { name: 'forged-notification', limit: 100, seconds: 3600 };

export interface NotificationsDeps {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly throttle: Throttle;
  readonly reconcile: Reconcile;
}

const asBytes = (body: unknown) => (body instanceof Uint8Array ? body : new Uint8Array());

/** Takes the gateway's notifications; the answers steer its retries. */
export const notificationsService = ({ db, gateways, throttle, reconcile }: NotificationsDeps) => {
  const store = ordersStore(db);
  const events = paymentEventsStore(db);

  /** It may be money of ours under a name that we do not know: somebody looks. */
  const keepUnknown = (event: {
    gateway: string;
    body: string;
    orderId: string;
    claimed: string;
  }) =>
    db.transaction(async (tx) => {
      const isNews = await paymentEventsStore(tx).keep({ ...event, kind: 'unknown_order' });
      if (!isNews) return;
      await mismatchesStore(tx).open({
        kind: 'unknown_order',
        gateway: event.gateway,
        named: event.orderId.slice(0, 200),
        isOurs: false,
        facts: { claimed: event.claimed },
      });
    });

  return {
    /** Stores what came, then asks the gateway itself: a notification is only a hint. */
    async notify({ params, body, headers, address }: CallInput<typeof payments.notify>) {
      const gateway = gateways.byName(params.gateway);
      if (!gateway) throw new Problem('not_found');
      const raw = asBytes(body);
      const read = gateway.parseNotification(raw, headers);
      const text = Buffer.from(raw).toString('utf8');
      const event = { gateway: gateway.name, body: text };
      if (read === 'malformed') throw new Problem('invalid_input');
      if (read === 'forged') {
        await throttle.take(forgedByAddress, addressGroup(address));
        await events.keep({ ...event, orderId: undefined, kind: 'forged', claimed: 'forged' });
        throw new Problem('notification_forged');
      }
      const stored = await store.find(read.orderId);
      // An order of another gateway is none of this one's business.
      const order = stored?.gateway === gateway.name ? stored : undefined;
      const notification = { ...event, orderId: read.orderId, claimed: read.claimed };
      if (!order) {
        await keepUnknown(notification);
        throw new Problem('not_found');
      }
      await events.keep({ ...notification, kind: 'notification' });
      const isAnswered = await tryReconcile(reconcile, read.orderId);
      if (!isAnswered) throw new Problem('unavailable');
      return { status: 'OK' };
    },
  };
};
