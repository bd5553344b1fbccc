import { Problem, type payments } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import { mismatchesStore } from '../../money/mismatches.store.ts';
import type { Gateways } from '../../ports/payment.ts';
import type { Asked } from '../../serve.ts';
import { addressGroup, type Throttle } from '../../throttle.ts';
import { ordersStore } from './orders.store.ts';
import { paymentEventsStore } from './payment-events.store.ts';
import { type Reconcile, unlessGatewayFails } from './reconcile.service.ts';

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
  const keepUnknown = (told: { gateway: string; body: string; orderId: string; claimed: string }) =>
    db.transaction(async (tx) => {
      const isNews = await paymentEventsStore(tx).keep({ ...told, kind: 'unknown_order' });
      if (!isNews) return;
      await mismatchesStore(tx).open({
        kind: 'unknown_order',
        gateway: told.gateway,
        named: told.orderId.slice(0, 200),
        isOurs: false,
        facts: { claimed: told.claimed },
      });
    });

  return {
    /** Stores what came, then asks the gateway itself: a notification is only a hint. */
    async notify({ params, body, headers, address }: Asked<typeof payments.notify>) {
      const gateway = gateways.named(params.gateway);
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
      const found = await store.find(read.orderId);
      // An order of another gateway is none of this one's business.
      const known = found?.gateway === gateway.name ? found : undefined;
      const told = { ...event, orderId: read.orderId, claimed: read.claimed };
      if (!known) {
        await keepUnknown(told);
        throw new Problem('not_found');
      }
      await events.keep({ ...told, kind: 'notification' });
      const asked = await unlessGatewayFails(() => reconcile(read.orderId));
      if (!asked) throw new Problem('unavailable');
      return { status: 'OK' };
    },
  };
};
