import { Client } from 'pg';
import { expect } from 'vitest';
import type { Cluster } from '../cluster/cluster.testing.ts';
import { freeze } from '../faults/freeze.testing.ts';
import type { Fault } from './faults.testing.ts';

const queryAsAdmin = async <Row extends object>({ database }: Cluster, sql: string) => {
  const client = new Client({ connectionString: database.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client.query<Row>(sql).finally(() => client.end());
};

const newPostmaster = (before: number, { database }: Cluster) =>
  expect.poll(database.pid, { timeout: 30_000, interval: 10 }).not.toBe(before);

const killed: Fault = {
  name: 'PostgreSQL is killed',
  part: 'database',
  async begin({ cluster }) {
    const before = cluster.database.pid();
    cluster.database.kill();
    return () => newPostmaster(before, cluster);
  },
};

/** PostgreSQL then ends all others as well: the shared memory may be damaged. */
const backendKilled: Fault = {
  name: 'one connection of PostgreSQL is killed',
  part: 'database',
  async begin({ cluster, chance }) {
    const { rows } = await queryAsAdmin<{ pid: number }>(
      cluster,
      `select pid from pg_stat_activity where usename = 'nobi' and backend_type = 'client backend'`,
    );
    const victim = rows[chance.between(0, rows.length - 1)];
    if (victim) process.kill(victim.pid, 'SIGKILL');
    return async () => undefined;
  },
};

const frozen: Fault = {
  name: 'PostgreSQL is frozen',
  part: 'database',
  async begin({ cluster }) {
    const thaw = await freeze(cluster.database.pid());
    return async () => thaw();
  },
};

const away: Fault = {
  name: 'the database lets nobody in',
  part: 'database',
  begin: ({ cluster }) => cluster.database.takeAway(),
};

const guest = async (connectionString: string) => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const crowd = async ({ database }: Cluster) => {
  const guests: Client[] = [];
  for (let isFull = false; !isFull; )
    await guest(database.url).then(
      (client) => guests.push(client),
      () => {
        isFull = true;
      },
    );
  return guests;
};

/** Strangers take all places, those of ours as well; whoever asks for a new one is refused. */
const crowded: Fault = {
  name: 'PostgreSQL has no connection left',
  part: 'database',
  async begin({ cluster }) {
    const before = await crowd(cluster);
    await queryAsAdmin(
      cluster,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'nobi'
         and application_name <> '' and pid <> pg_backend_pid()`,
    );
    const guests = [...before, ...(await crowd(cluster))];
    return () => Promise.all(guests.map((client) => client.end().catch(() => undefined)));
  },
};

export const databaseFaults: readonly Fault[] = [killed, backendKilled, frozen, away, crowded];
