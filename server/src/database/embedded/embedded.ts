import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import type { DatabaseLog } from '../database.ts';
import { type Account, chooseAccount } from './account.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { ensureCluster, makePrivateFolder } from './cluster.ts';
import { AlreadyRunning, takeFolder } from './lock.ts';
import { shortFolderPrefix, stopOrphan } from './orphan.ts';
import { keepServer, type Server } from './server.ts';
import { EmbeddedPostgresFailed, startTrouble } from './trouble.ts';

export { AlreadyRunning, EmbeddedPostgresFailed };

export interface EmbeddedPostgres {
  /** For the product: an owner of its own database, not the server's superuser. */
  url: string;
  /** For tests that create databases. */
  adminUrl: string;
  stop(): Promise<void>;
  /** Of the server that runs now; it changes when a killed one was replaced. */
  readonly pid: number;
}

type Options = { folder: string; log: DatabaseLog; settings?: Readonly<Record<string, string>> };

// For two cores and little memory; nothing here weakens durability. No network at all.
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements that fail carry people's data, so only the server's own events are written.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

/** PostgreSQL's socket path has a hard limit, which a deep data folder exceeds. */
const makeSocketFolder = async (folder: string): Promise<string> => {
  const near = join(folder, 'run');
  if (Buffer.byteLength(join(near, socketName)) <= longestSocketPath) return near;
  return await mkdtemp(join(tmpdir(), shortFolderPrefix));
};

const urlOf = (socketFolder: string, user: string, database: string): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;

/** The product owns its database but is no superuser: a hole in a statement stays in the data. */
const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const name = escapeIdentifier('nobi');
  try {
    await client.connect();
    const role = await client.query(`SELECT 1 FROM pg_roles WHERE rolname = 'nobi'`);
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${name} LOGIN`);
    const database = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'nobi'`);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Whether an account can reach this very folder is only known by trying it there. */
const chooseAccountFor = async (folder: string, binaries: Binaries): Promise<Account> => {
  const probe = join(folder, 'probe');
  const give = (account: Account) => makePrivateFolder(probe, account);
  return await chooseAccount(binaries, probe, give).finally(() =>
    rm(probe, { recursive: true, force: true }),
  );
};

const startIn = async (
  folder: string,
  { log, settings: extra }: Options,
  cleanups: (() => Promise<void>)[],
): Promise<{ server: Server; socketFolder: string }> => {
  const binaries = await prepareBinaries(folder);
  const socketFolder = await makeSocketFolder(folder);
  cleanups.push(() => rm(socketFolder, { recursive: true, force: true }));
  const account = await chooseAccountFor(folder, binaries);
  await makePrivateFolder(socketFolder, account);
  await stopOrphan(join(folder, 'cluster'), log);
  const isDurable = extra?.fsync !== 'off';
  const cluster = await ensureCluster(folder, { binaries, account, isDurable });
  const all = { ...settings, ...extra };
  const server = await keepServer({ binaries, account, cluster, socketFolder, settings: all, log });
  cleanups.push(server.stop);
  await ensureDatabase(urlOf(socketFolder, 'postgres', 'postgres'));
  return { server, socketFolder };
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/**
 * A real PostgreSQL as our child, reachable by its Unix socket alone. Throws AlreadyRunning or
 * EmbeddedPostgresFailed with a message for people.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const cleanups: (() => Promise<void>)[] = [];
  const undo = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    await mkdir(options.folder, {
      recursive: true,
      mode: process.getuid?.() === 0 ? 0o711 : 0o700,
    });
    const folder = await realpath(options.folder);
    cleanups.push(await takeFolder(folder));
    const { server, socketFolder } = await startIn(folder, options, cleanups);
    return {
      url: urlOf(socketFolder, 'nobi', 'nobi'),
      adminUrl: urlOf(socketFolder, 'postgres', 'postgres'),
      stop: undo,
      get pid() {
        return server.pid();
      },
    };
  } catch (error) {
    await undo();
    throw isSystemError(error) ? startTrouble(options.folder, error.message) : error;
  }
};
