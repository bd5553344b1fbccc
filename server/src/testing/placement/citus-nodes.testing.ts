import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Account, chooseAccount } from '../../database/embedded/account.ts';
import { makePrivateFolder } from '../../database/embedded/cluster.ts';
import { freePort } from '../ports.ts';

const run = promisify(execFile);

// Nothing waits for the disk: a crash of a node leaves what the machine was given, and the machine stays.
const settings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'listen_addresses=127.0.0.1',
  'max_connections=400',
  'max_prepared_transactions=400',
  // Each database has a process of Citus that looks after it.
  'max_worker_processes=100',
  // What a node that died had promised to commit is looked after at once, not after a minute.
  'citus.recover_2pc_interval=2s',
  'citus.shard_count=8',
  // Which statements asked one node and which several.
  'citus.enable_stat_counters=on',
  'fsync=off',
  'full_page_writes=off',
];

/** Why Citus cannot be started from there; undefined when it can. */
export const whyNoCitus = (bin: string): string | undefined =>
  existsSync(join(bin, 'postgres')) && existsSync(join(bin, '../lib/citus.so'))
    ? undefined
    : `no PostgreSQL with Citus in ${bin} (CITUS_BIN names another folder)`;

const isThere = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  const answer = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return answer;
};

interface Node {
  readonly port: number;
  /** Ends as in a crash, with all connections and without a last write; resolves when it is gone. */
  crash(): Promise<void>;
  /** After a crash: resolves when it answers again. */
  revive(): Promise<void>;
  stop(): void;
}

const startNode = async (bin: string, folder: string, account: Account): Promise<Node> => {
  const data = join(folder, randomUUID());
  await makePrivateFolder(data, account);
  const initdb = account.command(join(bin, 'initdb'), [
    ...['-D', data, '--username=postgres', '--auth=trust', '--no-sync'],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  await run(initdb.file, initdb.args, { cwd: data, timeout: 300_000 });
  const port = await freePort();
  const postgres = account.command(join(bin, 'postgres'), [
    ...['-D', data, '-p', `${port}`, '-k', data],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const launch = async () => {
    const child = spawn(postgres.file, postgres.args, {
      cwd: data,
      // As a client of the others it would look for certificates in our own home.
      env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC', HOME: data },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2000);
    });
    const deadline = Date.now() + 120_000;
    while (!(await isThere(`postgres://postgres@127.0.0.1:${port}/postgres`))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`Citus did not start: ${output}`);
      await pause(100);
    }
    return child;
  };
  let child = await launch();
  return {
    port,
    crash: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
    },
    revive: async () => {
      child = await launch();
    },
    stop: () => void child.kill('SIGINT'),
  };
};

const ask = async (url: string, ...statements: readonly string[]) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const text of statements) await client.query(text);
  } finally {
    await client.end();
  }
};

/** One coordinator and two workers on this machine, with their data below `parent`. */
export const startCitus = async (bin: string, parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, 'nobi-citus-'));
  const binaries = {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    environment: {},
  };
  const account = await chooseAccount(binaries, folder, (owner) =>
    makePrivateFolder(folder, owner),
  );
  const nodes: Node[] = [];
  for (let made = 0; made < 3; made += 1) nodes.push(await startNode(bin, folder, account));
  const [coordinator, ...workers] = nodes.map(({ port }) => port);
  const urlOf = (port: number | undefined, name: string) =>
    `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    coordinator: nodes[0],
    workers: nodes.slice(1),
    /** The databases for administration, the coordinator's first. */
    adminUrls: nodes.map(({ port }) => urlOf(port, 'postgres')),
    /** Lets nobody in any more, so that the database may be copied node by node. */
    async seal(url: string): Promise<void> {
      const name = new URL(url).pathname.slice(1);
      for (const { port } of nodes)
        await ask(
          urlOf(port, 'postgres'),
          `alter database ${name} with allow_connections false`,
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
        );
    },
    /** An empty database of the coordinator alone, of which Citus knows nothing. */
    async plainDatabase(): Promise<string> {
      const name = `nobi_${randomUUID().slice(0, 8)}`;
      await ask(urlOf(coordinator, 'postgres'), `create database ${name}`);
      return urlOf(coordinator, name);
    },
    /** An empty database on all three, whose coordinator knows its workers. */
    async newDatabase(): Promise<string> {
      const name = `nobi_${randomUUID().slice(0, 8)}`;
      for (const { port } of nodes) {
        await ask(urlOf(port, 'postgres'), `create database ${name}`);
        await ask(urlOf(port, name), 'create extension citus');
      }
      await ask(
        urlOf(coordinator, name),
        `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`,
        ...workers.map((port) => `select citus_add_node('127.0.0.1', ${port})`),
      );
      return urlOf(coordinator, name);
    },
    async stop() {
      for (const node of nodes) node.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
};
