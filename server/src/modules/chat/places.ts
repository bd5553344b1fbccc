import { randomUUID } from 'node:crypto';
import { seconds } from '../../time.ts';
import type { Place, QuotaLimits, QuotaStore } from './quota.store.ts';

/** Several times within the life of a place, so that one late beat loses none. */
const beatEvery = seconds(2);

/** The places of the answers that this process is giving: renewed while it lives, and no longer. */
export const openPlaces = (quota: QuotaStore) => {
  const held = new Map<string, Place>();
  let beating: NodeJS.Timeout | undefined;
  const beat = () => {
    // A database that is away for a moment is asked again with the next beat.
    quota.renew([...held.values()]).catch(() => undefined);
  };

  return {
    async take(accountId: string, limits: QuotaLimits) {
      const taken = await quota.take(accountId, randomUUID(), limits);
      if ('place' in taken) {
        held.set(taken.place.id, taken.place);
        beating ??= setInterval(beat, beatEvery).unref();
      }
      return taken;
    },

    /** Frees the place; the question goes back to its day unless it counts. */
    leave(place: Place, how: { readonly isCounted: boolean }) {
      held.delete(place.id);
      if (held.size === 0) {
        clearInterval(beating);
        beating = undefined;
      }
      return quota.leave(place, how);
    },
  };
};
