import type { Caller } from '../callers/caller.ts';
import type { MinutesStore } from './minutes.store.ts';

/** Whether the adult's limit for today is used up. Families without one cost no question. */
export const dayLimit = (minutes: MinutesStore) => ({
  isOver: async ({ accountId, playMinutes }: Caller): Promise<boolean> =>
    playMinutes > 0 && (await minutes.usedToday(accountId)) >= playMinutes,
});

export type DayLimit = ReturnType<typeof dayLimit>;
