import { minutes } from '../time/durations.ts';

/** When something done every so many whole minutes happens, as a cron line in UTC. */
export const cronOf = (everyMs: number): string => {
  const every = everyMs / minutes(1);
  if (!Number.isInteger(every) || every < 1 || 60 % every !== 0)
    throw new RangeError(`${everyMs} ms is no whole part of an hour`);
  if (every === 60) return '0 * * * *';
  return every === 1 ? '* * * * *' : `*/${every} * * * *`;
};

/** The name of a job's queue: no spaces there. */
export const queueOf = (jobName: string) => jobName.replaceAll(' ', '-');
