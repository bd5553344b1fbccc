import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionConfig } from '../connection.ts';
import type { DatabaseLog } from '../database.ts';
import { finishOnline, pendingOnline } from './finish-online.ts';

interface Keeping {
  readonly url: string;
  readonly folder: string;
  readonly log: DatabaseLog;
  /** Milliseconds until it is tried again, when another process does it or something failed. */
  readonly againMs?: number;
}

const longestFarewellMs = 5000;

const openClient = async ({ url, log }: Keeping) => {
  const client = new Client({
    ...connectionConfig(url),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations is lost'));
  await client.connect();
  return client;
};

const attempt = async (keeping: Keeping, signal: AbortSignal): Promise<boolean> => {
  const { folder, log } = keeping;
  const client = await openClient(keeping);
  try {
    if ((await pendingOnline(client, folder)).length === 0) return true;
    const isDone = await finishOnline({ client, folder, log, signal });
    if (isDone) log.info({}, 'the database is as this release wants it');
    return isDone;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Finishes online migrations beside a serving product, however often the database, another process
 * or a fault of a file stops it. Answers how to end that.
 */
export const keepFinishing = (keeping: Keeping) => {
  const { log, againMs = 30_000 } = keeping;
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (await attempt(keeping, signal)) return;
      } catch (error) {
        log.error({ err: error }, 'a migration that runs beside the product has stopped');
      }
      await pause(againMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    // An index that is being built goes on by itself and is found whole by the next process.
    await Promise.race([running, pause(longestFarewellMs, undefined, { ref: false })]);
  };
};
