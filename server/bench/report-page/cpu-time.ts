import { readFile } from 'node:fs/promises';
import type { Database } from '../../src/database/database.ts';
import { backends } from './report.store.ts';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** User and system time of one process so far, in milliseconds; nothing where there is no /proc. */
const spentBy = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
};

const databaseMs = async (db: Database): Promise<number> => {
  const pids = (await db.query<{ pid: number }>(backends)).map(({ pid }) => pid);
  const each = await Promise.all(pids.map(spentBy));
  return each.reduce((sum, ms) => sum + ms, 0);
};

/** What some work costs in processor time, which other work on the machine does not lengthen. */
export const cpuTimeOf = async (db: Database, work: () => Promise<void>) => {
  const [before, own] = [await databaseMs(db), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(own);
  return { server: (user + system) / 1000, database: (await databaseMs(db)) - before };
};
