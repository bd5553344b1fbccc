import { playVerdict } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { PlayTimesStore } from './play-times.store.ts';

/** Whether a child's play is over for now. Families without any limit cost no question. */
export const dayLimit = (times: PlayTimesStore, now: () => Date) => ({
  /** Of the child who began a play session, else of who plays in the caller's. */
  async isOver(
    { accountId, sessionHash, hasPlayTimes }: Caller,
    child: string | null = null,
  ): Promise<boolean> {
    if (!hasPlayTimes) return false;
    const at = now();
    const today = await times.today({ accountId, sessionHash, child }, at);
    return today !== undefined && !playVerdict(today.times, at, today.used).isOpen;
  },
});

export type DayLimit = ReturnType<typeof dayLimit>;
