import type { Database } from '../../../../database/database.ts';
import { type Claimed, courierStore } from './courier.store.ts';
import { nextTryAfter } from './delivery.rules.ts';

export interface CourierOptions {
  readonly db: Database;
  readonly notificationUrl: string;
  readonly now: () => Date;
  readonly clockScale: number;
}

/** The gateway waits this long for an answer, on the true clock. */
const patienceMs = 15_000;
/** Longer than a full claim of eight can take. */
const claimMs = 150_000;

const post = async (url: string, body: string, signal: AbortSignal): Promise<Response> => {
  let address = url;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
      body,
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    const next = response.headers.get('location');
    const isFollowed = response.status === 307 || response.status === 308;
    if (!isFollowed || !next || hops === 5) return response;
    address = new URL(next, address).href;
  }
};

const groupedByOrder = (claimed: Claimed[]) => [
  ...Map.groupBy(claimed, ({ orderId }) => orderId).values(),
];

/** Sends notifications, and again after the gateway's pauses on a clock that runs faster. */
export const courier = ({ db, notificationUrl, now, clockScale }: CourierOptions) => {
  const store = courierStore(db);
  const stopping = new AbortController();

  const deliver = async ({ id, url, body, tries }: Claimed) => {
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), stopping.signal]);
    const answer = await post(url ?? notificationUrl, body, signal).then(
      ({ status }) => status,
      () => 'none' as const,
    );
    // Cut off by our own stop: the claim runs out and the next start sends it again.
    if (stopping.signal.aborted) return;
    const minutes = nextTryAfter(answer, tries + 1);
    // Up to a tenth later, as the true gateway shifts its tries.
    const pause =
      minutes === undefined ? 0 : (minutes * 60_000 * (1 + Math.random() / 10)) / clockScale;
    const dueAt = minutes === undefined ? null : new Date(now().getTime() + pause);
    await store.record(id, answer, dueAt);
  };

  return {
    /** Sends what is due now; answers how many were tried. */
    async deliverDue(): Promise<number> {
      const claimed = await store.claim(now(), new Date(now().getTime() + claimMs));
      await Promise.all(
        groupedByOrder(claimed).map(async (notices) => {
          for (const notice of notices) await deliver(notice);
        }),
      );
      return claimed.length;
    },
    nextInMs: () => store.nextInMs(now()),
    stop: () => stopping.abort(),
  };
};
