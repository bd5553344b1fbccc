import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { databaseUrl, quietLog } from './testing.ts';

type TestServer = { url: string; stop(): Promise<void> };

// Tests may lose everything in a crash, so nothing waits for the disk.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const startServer = async (): Promise<TestServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-test-'));
  const server = await startEmbeddedPostgres({ folder, log: quietLog, settings });
  return {
    url: server.adminUrl,
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
  const given = project.config.provide.givenDatabaseUrl;
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
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
  project.provide('testDatabases', { url: server.url, template });
  return async () => {
    await administer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
};
