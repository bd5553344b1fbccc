import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { databaseUrl, quietLog } from './testing.ts';

type TestServer = { url: string; isOnDisk: boolean; stop(): Promise<void> };

// Tests may lose everything in a crash, so nothing waits for the disk.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const memory = '/dev/shm';
const enoughBytes = 2 ** 30;

/** A database is nearly a thousand files, which a disk makes and drops ten times slower than memory. */
const hasMemory = () =>
  statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize > enoughBytes,
    () => false,
  );

const startServer = async (): Promise<TestServer> => {
  const isOnDisk = !(await hasMemory());
  const folder = await mkdtemp(join(isOnDisk ? tmpdir() : memory, 'nobi-test-'));
  const server = await startEmbeddedPostgres({ folder, log: quietLog, settings });
  return {
    url: server.adminUrl,
    isOnDisk,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const administer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** One server per run and one migrated database that every test copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const serverUrl = project.config.provide.givenDatabaseUrl;
  const server = serverUrl
    ? { url: serverUrl, isOnDisk: false, stop: async () => undefined }
    : await startServer();
  const template = `nobi_template_${randomUUID().slice(0, 8)}`;
  try {
    await administer(server.url, `CREATE DATABASE ${template}`);
    const url = databaseUrl(server.url, template);
    const database = await connectDatabase({ url, poolSize: 1, log: quietLog });
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  // Dropping costs more than it frees where the whole server goes with its folder.
  project.provide('testDatabases', { url: server.url, template, isDropped: !server.isOnDisk });
  return async () => {
    await administer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
};
