import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { commandOf, processIdentity } from './identity.ts';

export const shortFolderPrefix = 'nobi-database-';

/** What PostgreSQL writes into postmaster.pid, by line. */
export const readPostmaster = async (cluster: string) => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  return {
    pid: Number(lines[0] || 0),
    socketFolder: lines[4] ?? '',
    sharedMemory: lines[6]?.split(/\s+/)[1],
    isReady: lines[7] === 'ready',
  };
};

const endsWithin = async (pid: number, limit: number): Promise<boolean> => {
  const identity = processIdentity(pid);
  const deadline = Date.now() + limit;
  while (identity !== undefined && processIdentity(pid) === identity) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between, which is what was asked for.
  }
};

/** Fast shutdown first; the harder ways are safe too, they only cost a recovery later. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  const steps = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const;
  for (const [signal, limit] of steps) {
    send(pid, signal);
    if (await endsWithin(pid, limit)) return;
  }
};

const isAttached = async (sharedMemory: string | undefined): Promise<boolean> => {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.some((row) => row[1] === sharedMemory && Number(row[6]) > 0);
};

/**
 * Ends the server that an earlier, killed process of ours left behind. Its pid file also blocks
 * when the number now belongs to a stranger (usual in containers); only then is it removed.
 */
export const stopOrphan = async (cluster: string, log: DatabaseLog): Promise<void> => {
  const { pid, socketFolder, sharedMemory } = await readPostmaster(cluster);
  if (pid === 0) return;
  if (processIdentity(pid) !== undefined) {
    if (commandOf(pid).includes(cluster)) {
      log.warn({ pid }, 'stopping the database that an earlier start left running');
      await stopPostmaster(pid);
    } else if (!(await isAttached(sharedMemory)))
      await rm(join(cluster, 'postmaster.pid'), { force: true });
  }
  if (dirname(socketFolder) === tmpdir() && basename(socketFolder).startsWith(shortFolderPrefix))
    await rm(socketFolder, { recursive: true, force: true });
};
