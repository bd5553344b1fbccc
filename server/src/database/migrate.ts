import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClientBase, DatabaseError } from 'pg';
import { isConflict, isLockTimeout, translateFailure } from './failure.ts';

// Any number will do, as long as it never changes: two processes must ask for the same lock.
const lockNumber = 6_624_001;
const lockPatience = 60_000;
const attempts = 40;
/** A change may take its time; all else is answered at once, or by nobody (`connection.ts`). */
const unhurried = { query_timeout: 24 * 60 * 60_000 };

type MigrationClient = Pick<ClientBase, 'query'>;
type Migration = { name: string; sql: string; checksum: string };

/** A migration that cannot be applied; the message names the file and what to do. */
export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}

/** The migrations this product knows, in order of name. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const odd = names.find((name) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name));
  if (odd) throw new MigrationProblem(`${odd}: a migration is named like 010-account.sql.`);
  return await Promise.all(
    names.map(async (name) => {
      // A checkout on Windows must not count as a change.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

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

const readApplied = async (client: MigrationClient): Promise<Map<string, string>> => {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (
       name text PRIMARY KEY,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query('SELECT name, checksum FROM schema_migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const applyOnce = async (client: MigrationClient, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    // A change that waits behind a long reader makes every later reader wait behind it.
    await client.query(`SET LOCAL lock_timeout = '500ms'`);
    await client.query({ text: migration.sql, ...unhurried });
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query({ text: 'COMMIT', ...unhurried });
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

const apply = async (client: MigrationClient, migration: Migration): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      const isBusy = isLockTimeout(error) || isConflict(error);
      if (isBusy && attempt < attempts) {
        await pause(200 + Math.random() * 800);
        continue;
      }
      const failure = translateFailure(error);
      if (!(failure instanceof DatabaseError)) throw failure;
      throw new MigrationProblem(`${migration.name}: ${failure.message}`, { cause: failure });
    }
  }
};

/** Which migrations a database has had; none on an empty one. */
export const appliedNames = async (client: MigrationClient): Promise<Set<string>> => {
  const { rows } = await client.query(`SELECT to_regclass('schema_migration') AS found`);
  return rows[0].found === null ? new Set() : new Set((await readApplied(client)).keys());
};

/**
 * Applies what is new, in order of name, each file whole or not at all; answers their names. A
 * restore goes to the backup's own version first and names what belongs to it.
 */
export const migrate = async (
  client: MigrationClient,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> => {
  const migrations = (await readMigrations(folder)).filter(({ name }) => isWanted(name));
  await takeLock(client);
  try {
    const applied = await readApplied(client);
    const changed = migrations.find(
      ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
    );
    if (changed)
      throw new MigrationProblem(
        `${changed.name} was changed after it had been applied to this database. ` +
          'Put it back as it was and write the change as a new file.',
      );
    const fresh = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map(({ name }) => name);
  } finally {
    // When the connection is gone, so is the lock.
    await client.query('SELECT pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
  }
};
