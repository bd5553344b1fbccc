import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { appliedNames, migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/online/migration-files.ts';
import { distribute } from '../database/placement/distribute.ts';
import type { Files } from '../ports/files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { unpacked } from './parts/file-pack.ts';
import { fillColumn } from './parts/fill-column.ts';
import { checkPart, type PartsFolder, readPart } from './parts/part.ts';
import { rowSum } from './parts/sums.ts';
import { BackupProblem } from './problem.ts';
import { restoreStore, snapshotStore } from './tables.store.ts';

export interface RestoreJob {
  readonly client: Client;
  readonly files: Files;
  readonly migrations: string;
  readonly backup: Backup;
  /** The database is a Citus coordinator: families come to lie on its workers. */
  readonly isDistributed?: boolean | undefined;
}

export interface Backup extends PartsFolder {
  readonly manifest: Manifest;
}

/** Reads every byte of a backup before anything is done with it. Throws BackupProblem. */
export const openBackup = async (folder: string, passphrase?: string): Promise<Backup> => {
  const { manifest, keys } = await readManifest(folder, passphrase);
  for (const { part } of [...manifest.tables, manifest.files]) await checkPart(folder, part);
  return { folder, manifest, keys };
};

/** A backup goes forward, never back: this product must know all that was done to its database. */
const checkMigrations = async ({ migrations, backup }: RestoreJob) => {
  const checksums = new Map(
    (await readMigrations(migrations)).map((one) => [one.name, one.checksum]),
  );
  const strange = backup.manifest.migrations.find(
    ({ name, checksum }) => checksums.get(name) !== checksum,
  );
  if (strange)
    throw new BackupProblem(
      `This backup was made by another or a newer Nobi (${backup.manifest.product}): ` +
        `${strange.name} is not known here as it was there. Install that version first.`,
    );
};

/** Rows that migrations write by themselves: their being there does not mean that anybody worked. */
export const writtenByMigrations: ReadonlySet<string> = new Set([
  'consent_text',
  'reply_template',
  'insight_mark',
  'installation',
  'refund_rule',
  'voucher_rule',
]);

const checkEmpty = async ({ client, files, backup }: RestoreJob) => {
  const store = restoreStore(client);
  for (const table of await snapshotStore(client).tables())
    if (!writtenByMigrations.has(table.name) && (await store.hasRows(table)))
      throw new BackupProblem(
        `The database is not empty: ${table.name} has rows. Nothing was touched. ` +
          'Restore into a new database or a new DATA_DIR.',
      );
  const migrationNames = new Set(backup.manifest.migrations.map(({ name }) => name));
  const later = [...(await appliedNames(client))].find((name) => !migrationNames.has(name));
  if (later)
    throw new BackupProblem(
      `The database is empty but newer than the backup (${later}). Nothing was touched. ` +
        'Restore into a new database or a new DATA_DIR.',
    );
  for await (const name of files.list())
    throw new BackupProblem(
      `The place for files is not empty: ${name} is there. Nothing was touched. ` +
        'Restore into a new DATA_DIR, or another bucket or S3_PREFIX.',
    );
};

type BackupTable = Manifest['tables'][number];

const bringTable = async ({ client, backup }: RestoreJob, table: BackupTable) => {
  const store = restoreStore(client);
  const mark = await store.markOfNobody(table);
  await readPart(backup, table.part, (content) =>
    mark === undefined
      ? pipeline(content, store.copyIn(table))
      : pipeline(content, fillColumn(mark), store.copyIn(table)),
  );
  const sum = rowSum();
  for await (const chunk of snapshotStore(client).copyOut(table)) sum.add(chunk);
  const digest = sum.result();
  if (digest.rows !== table.rows || digest.sum !== table.sum)
    throw new BackupProblem(
      `${table.name} came back with ${digest.rows} rows (${digest.sum}) instead of ` +
        `${table.rows} (${table.sum}). Nothing was restored.`,
    );
};

const bringFiles = async ({ files, backup }: RestoreJob, put: string[]) => {
  const { part, count } = backup.manifest.files;
  await readPart(backup, part, async (content) => {
    for await (const { name, bytes } of unpacked(content)) {
      put.push(name);
      await files.put(name, bytes);
    }
  });
  if (put.length !== count)
    throw new BackupProblem(`${put.length} files came back instead of ${count}.`);
};

/** Rows and files come back together or not at all. */
const bringAll = async (job: RestoreJob) => {
  const { manifest } = job.backup;
  const store = restoreStore(job.client);
  const put: string[] = [];
  await store.begin();
  try {
    const tighten = await store.loosen();
    await store.empty(manifest.tables);
    for (const table of manifest.tables) await bringTable(job, table);
    await store.setSequences(manifest.sequences);
    await tighten();
    await bringFiles(job, put);
    await store.commit();
  } catch (error) {
    await store.rollback();
    for (const name of put) await job.files.remove(name);
    throw error;
  }
  await store.analyze();
};

/** Restores into an empty place, to the backup's own version and then on to this one's. */
export const bringBack = async (job: RestoreJob) => {
  await checkMigrations(job);
  await checkEmpty(job);
  const migrationNames = new Set(job.backup.manifest.migrations.map(({ name }) => name));
  await migrate(job.client, job.migrations, {
    isWanted: (name) => migrationNames.has(name),
    isAlone: true,
  });
  if (job.isDistributed) await distribute(job.client);
  await bringAll(job);
  return { later: await migrate(job.client, job.migrations, { isAlone: true }) };
};
