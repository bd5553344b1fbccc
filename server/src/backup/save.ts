import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import type { Files } from '../ports/files.ts';
import { formatNow, type Manifest, writeManifest } from './manifest.ts';
import { nameList, packed } from './parts/file-pack.ts';
import { type Keys, keysOf, newSalt, openKeys } from './parts/keys.ts';
import { type PartsFolder, writePart } from './parts/part.ts';
import { passing, rowSum } from './parts/sums.ts';
import { BackupProblem } from './problem.ts';
import { snapshotStore } from './tables.store.ts';

export interface BackupJob {
  readonly client: Client;
  readonly files: Files;
  /** The folder in which the backup gets a folder of its own. */
  readonly to: string;
  readonly passphrase: string | undefined;
}

const packageShape = z.object({ version: z.string() });

export const productVersion = async (): Promise<string> => {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  return packageShape.parse(JSON.parse(text)).version;
};

type Snapshot = ReturnType<typeof snapshotStore>;

const saveTables = async (snapshot: Snapshot, place: PartsFolder) => {
  const tables: Manifest['tables'] = [];
  for (const table of await snapshot.tables()) {
    const sum = rowSum();
    const rows = passing(sum.add)(snapshot.copyOut(table));
    const part = await writePart(place, `table-${table.name}`, rows);
    tables.push({ ...table, ...sum.result(), part });
  }
  return tables;
};

const saveFiles = async (files: Files, names: ReadonlySet<string>, place: PartsFolder) => {
  let count = 0;
  const pack = packed(files, names, () => {
    count += 1;
  });
  const part = await writePart(place, 'files', pack);
  return { count, part };
};

const saveInto = async (folder: string, { client, files, passphrase }: BackupJob) => {
  const salt = passphrase ? newSalt() : null;
  const keys: Keys = passphrase && salt ? await keysOf(passphrase, salt) : openKeys;
  const place = { folder, keys };
  const names = nameList(files);
  await names.refresh();
  const snapshot = snapshotStore(client);
  const { moment, server } = await snapshot.begin();
  const migrations = await snapshot.migrations();
  if (!migrations) throw new BackupProblem('This database holds nothing of Nobi yet.');
  // What the snapshot speaks of was in the store before it or is there now.
  await names.refresh();
  const count = await saveFiles(files, names.names, place);
  const sequences = await snapshot.sequences();
  const tables = await saveTables(snapshot, place);
  await snapshot.end();
  const manifest: Manifest = {
    format: formatNow,
    product: await productVersion(),
    postgres: server,
    taken_at: moment.toISOString(),
    salt,
    migrations,
    tables,
    sequences,
    files: count,
  };
  await writeManifest(folder, keys, manifest);
  return manifest;
};

/** A name is only durable once its folder is. */
const flushFolder = async (folder: string) => {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

/** Writes one consistent copy of everything, while the product goes on. Throws BackupProblem. */
export const saveBackup = async (job: BackupJob) => {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const folder = join(job.to, `nobi-${stamp}`);
  const half = `${folder}.partial`;
  await mkdir(job.to, { recursive: true, mode: 0o700 });
  await mkdir(half, { mode: 0o700 });
  try {
    const manifest = await saveInto(half, job);
    await flushFolder(half);
    await rename(half, folder);
    await flushFolder(job.to);
    return { folder, manifest };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
};
