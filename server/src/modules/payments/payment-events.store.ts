import { hash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';

export interface PaymentEvent {
  readonly orderId: string | undefined;
  readonly gateway: string;
  readonly kind: 'notification' | 'forged' | 'unknown_order' | 'state';
  readonly claimed: string;
  readonly body: string;
}

/** What gateways told us, kept as they told it. A repeated body is kept once. */
export const paymentEventsStore = (db: Queryable) => ({
  /** False when the very same was told before. */
  async keep(event: PaymentEvent): Promise<boolean> {
    const rows = await db.query(
      `insert into payment_event (order_id, gateway, kind, claimed, body, digest)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
      [
        event.orderId ?? null,
        event.gateway,
        event.kind,
        event.claimed.slice(0, 200),
        // PostgreSQL keeps no NUL in text; a forged body may hold one.
        event.body.replaceAll('\u0000', '\uFFFD').slice(0, 16_384),
        hash('sha256', `${event.kind}:${event.orderId}:${event.body}`, 'buffer'),
      ],
    );
    return rows.length > 0;
  },
});
