import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startCitus } from '../testing/placement/citus-nodes.testing.ts';
import { connectDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { databaseUrl, quietLog } from './testing.ts';

interface TestServer {
  readonly url: string;
  readonly adminUrls: string[];
  readonly isDropped: boolean;
  /** Makes what every test copies, and answers its name. */
  makeTemplate(): Promise<string>;
  stop(): Promise<void>;
}

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

const administer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

const migrated = async (url: string, isDistributed = false): Promise<string> => {
  const database = await connectDatabase({ url, poolSize: 1, log: quietLog, isDistributed });
  await database.close();
  return new URL(url).pathname.slice(1);
};

const makeTemplateOn = (url: string) => async () => {
  const template = `nobi_template_${randomUUID().slice(0, 8)}`;
  await administer(url, `CREATE DATABASE ${template}`);
  return migrated(databaseUrl(url, template));
};

/** Whoever gave the server keeps it; only the template goes. */
const givenServer = (url: string): TestServer => ({
  url,
  adminUrls: [url],
  isDropped: true,
  makeTemplate: makeTemplateOn(url),
  stop: async () => undefined,
});

const startServer = async (): Promise<TestServer> => {
  const isOnDisk = !(await hasMemory());
  const folder = await mkdtemp(join(isOnDisk ? tmpdir() : memory, 'nobi-test-'));
  const server = await startEmbeddedPostgres({ folder, log: quietLog, settings });
  return {
    url: server.adminUrl,
    adminUrls: [server.adminUrl],
    // Dropping costs more than it frees where the whole server goes with its folder.
    isDropped: isOnDisk,
    makeTemplate: makeTemplateOn(server.adminUrl),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Every test has a database that is laid out over two workers (`TEST_ON_CITUS`). */
const startNodes = async (bin = ''): Promise<TestServer> => {
  const citus = await startCitus(bin, (await hasMemory()) ? memory : tmpdir());
  const [url = ''] = citus.adminUrls;
  return {
    url,
    adminUrls: citus.adminUrls,
    // Citus keeps a process for each database.
    isDropped: true,
    makeTemplate: async () => {
      const made = await citus.newDatabase();
      const template = await migrated(made, true);
      await citus.seal(made);
      return template;
    },
    stop: () => citus.stop(),
  };
};

/** One server per run and one migrated database that every test copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { givenDatabaseUrl, isOnCitus, citusBin } = project.config.provide;
  const open = () => (givenDatabaseUrl ? givenServer(givenDatabaseUrl) : startServer());
  const server = await (isOnCitus ? startNodes(citusBin) : open());
  const { url, adminUrls, isDropped } = server;
  const template = await server
    .makeTemplate()
    .catch((error) => server.stop().then(() => Promise.reject(error)));
  project.provide('testDatabases', { url, adminUrls, template, isDropped });
  return async () => {
    for (const node of adminUrls)
      await administer(node, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
};
