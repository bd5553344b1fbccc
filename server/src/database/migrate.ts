import { setTimeout as pause } from 'node:timers/promises';
import {
  freshOf,
  insertApplied,
  type MigrationClient,
  readApplied,
} from './online/applied.store.ts';
import { givingBack, inTransaction, unhurried, withAttempts } from './online/attempts.ts';
import { finishFirst } from './online/finish-online.ts';
import { type Migration, MigrationProblem, readMigrations } from './online/migration-files.ts';
import { runOnlineStep } from './online/online-steps.ts';

// Any number will do, as long as it never changes: two processes must ask for the same lock.
const lockNumber = 6_624_001;
const lockPatience = 60_000;

/** Asking again and again holds no snapshot and no place in a queue, unlike a waiting lock. */
const takeLock = async (client: MigrationClient): Promise<void> => {
  const deadline = Date.now() + lockPatience;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockNumber]);
    if (rows[0].taken) return;
    if (Date.now() > deadline)
      throw new MigrationProblem(
        'Another process has been migrating for a minute; try again later.',
      );
    await pause(50 + Math.random() * 50);
  }
};

const applyAtStart = (client: MigrationClient, migration: Migration): Promise<void> =>
  withAttempts(migration.name, () =>
    inTransaction(client, async () => {
      await client.query({ text: migration.sql, ...unhurried });
      await insertApplied(client, migration);
    }),
  );

/** Which migrations a database has had; none on an empty one. */
export const appliedNames = async (client: MigrationClient): Promise<Set<string>> => {
  const { rows } = await client.query(`SELECT to_regclass('schema_migration') AS found`);
  return rows[0].found === null ? new Set() : new Set((await readApplied(client)).keys());
};

interface Options {
  /** Leaves out what it answers false to. */
  readonly isWanted?: (name: string) => boolean;
  /** Nobody else uses this database: what else runs beside a serving product is done at once. */
  readonly isAlone?: boolean;
}

/**
 * Applies what is new, in order of name, each file whole or not at all; answers their names. What may
 * run while families play is left for later, but on an empty database. A restore goes to the backup's
 * own version first and names what belongs to it.
 */
export const migrate = async (
  client: MigrationClient,
  folder: string,
  { isWanted = () => true, isAlone = false }: Options = {},
): Promise<string[]> => {
  const migrations = (await readMigrations(folder)).filter(({ name }) => isWanted(name));
  await takeLock(client);
  return givingBack(client, lockNumber, async () => {
    const applied = await readApplied(client);
    const isNew = isAlone || applied.size === 0;
    const done: string[] = [];
    for (const migration of freshOf(migrations, applied)) {
      if (migration.kind === 'at-start') {
        const needed = migrations.filter(({ name }) => migration.after.includes(name));
        if (needed.length > 0) await finishFirst(client, needed);
        await applyAtStart(client, migration);
      } else if (isNew) await runOnlineStep({ client, migration, isAlone: true });
      else continue;
      done.push(migration.name);
    }
    return done;
  });
};
