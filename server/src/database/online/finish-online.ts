import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { freshOf, type MigrationClient, readApplied } from './applied.store.ts';
import { givingBack } from './attempts.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { runOnlineStep } from './online-steps.ts';

// Another than the lock of the start, which must not wait for hours of batches.
const lockNumber = 6_624_002;

interface Finishing {
  readonly client: MigrationClient;
  readonly folder: string;
  readonly log: DatabaseLog;
  readonly signal?: AbortSignal;
}

const tryLock = async (client: MigrationClient): Promise<boolean> => {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockNumber]);
  return rows[0].taken === true;
};

/** Online migrations that this database still lacks, in order. */
export const pendingOnline = async (
  client: MigrationClient,
  folder: string,
): Promise<Migration[]> => {
  const fresh = freshOf(await readMigrations(folder), await readApplied(client));
  return fresh.filter(({ kind }) => kind !== 'at-start');
};

/**
 * Brings all online migrations to their end while others use the database. One process does it; the
 * others get `false` and may ask again. Stops between two batches when `signal` says so.
 */
export const finishOnline = async ({
  client,
  folder,
  log,
  signal,
}: Finishing): Promise<boolean> => {
  if (!(await tryLock(client))) return false;
  return givingBack(client, lockNumber, async () => {
    for (const migration of await pendingOnline(client, folder)) {
      if (signal?.aborted) return false;
      log.info({ migration: migration.name }, 'a migration begins while the product serves');
      await runOnlineStep({ client, migration, isAlone: false, signal });
    }
    return !signal?.aborted;
  });
};

/** For a start that cannot go on without these: does them now, or waits for who is doing them. */
export const finishFirst = async (client: MigrationClient, wanted: readonly Migration[]) => {
  for (;;) {
    if (await tryLock(client)) break;
    await pause(200);
  }
  await givingBack(client, lockNumber, async () => {
    const missing = freshOf(wanted, await readApplied(client));
    for (const migration of missing) await runOnlineStep({ client, migration, isAlone: true });
  });
};
