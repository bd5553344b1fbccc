import { randomUUID } from 'node:crypto';
import { seconds } from '../../../time/durations.ts';
import type { Asker, QuotaLimits, QuotaStore, Slot } from './quota.store.ts';

/** Several times within the life of a slot, so that one late beat loses none. */
const beatEvery = seconds(2);

/** The slots of the answers that this process is giving: renewed while it lives, and no longer. */
export const openSlots = (quota: QuotaStore) => {
  const slots = new Map<string, Slot>();
  let beating: NodeJS.Timeout | undefined;
  const beat = () => {
    // A database that is away for a moment is asked again with the next beat.
    quota.renew([...slots.values()]).catch(() => undefined);
  };

  return {
    async take(asker: Asker, limits: QuotaLimits) {
      const result = await quota.take(asker, randomUUID(), limits);
      if ('slot' in result) {
        slots.set(result.slot.id, result.slot);
        beating ??= setInterval(beat, beatEvery).unref();
      }
      return result;
    },

    /** Frees the slot; the question goes back to its day unless it counts. */
    release(slot: Slot, how: { readonly isCounted: boolean }) {
      slots.delete(slot.id);
      if (slots.size === 0) {
        clearInterval(beating);
        beating = undefined;
      }
      return quota.release(slot, how);
    },
  };
};
