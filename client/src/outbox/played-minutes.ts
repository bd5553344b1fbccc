import { playVerdict } from '@nobi/contract';
import type { OutboxDatabase } from './database.ts';
import type { Lease } from './lease-keeper.ts';

const minuteOf = (time: number) => Math.floor(time / 60_000);
/** What is older belongs to no day that is still counted. */
const keepMinutes = 40 * 24 * 60;

/** Indonesia knows no summer time: each zone is so many minutes ahead of UTC all year. */
const ahead = { 'Asia/Jakarta': 420, 'Asia/Makassar': 480, 'Asia/Jayapura': 540 } as const;
const dayIn = (zone: keyof typeof ahead, time: number) =>
  Math.floor((minuteOf(time) + ahead[zone]) / 1440);

/** The minutes in which each child played on this device, by the adult's rules of when there was a line. */
export const playedMinutes = (db: () => Promise<OutboxDatabase>, now: () => number) => {
  const used = async (
    lease: Lease,
    child: string,
    { times, used: before }: Lease['rules'][string],
  ) => {
    const { zone } = times;
    const today = dayIn(zone, now());
    const range = IDBKeyRange.bound([child, 0], [child, Number.MAX_SAFE_INTEGER]);
    const played = await (await db()).getAllKeys('minutes', range);
    const since = lease.since.getTime();
    const isNew = ([, minute]: readonly [string, number]) =>
      minute > minuteOf(since) && dayIn(zone, minute * 60_000) === today;
    return (dayIn(zone, since) === today ? before : 0) + played.filter(isNew).length;
  };

  return {
    async count(child: string): Promise<void> {
      const minute = minuteOf(now());
      const tx = (await db()).transaction('minutes', 'readwrite');
      await tx.store.put({ child, minute });
      await tx.store.delete(IDBKeyRange.bound([child, 0], [child, minute - keepMinutes]));
      await tx.done;
    },

    /** Whether a child may play here now. */
    async isOpen(lease: Lease, child: string): Promise<boolean> {
      const rule = lease.rules[child];
      if (!rule) return false;
      return playVerdict(rule.times, new Date(now()), await used(lease, child, rule)).isOpen;
    },
  };
};
