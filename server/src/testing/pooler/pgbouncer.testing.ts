import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../ports.ts';

const program = ['/usr/sbin/pgbouncer', 'pgbouncer'].find(
  (each) => spawnSync(each, ['--version']).status === 0,
);
/** Whether Debian's `pgbouncer` is here. */
export const hasPgBouncer = program !== undefined;

const nobody = 65_534;
const walk = '-all,+dac_override';
/** It refuses to be root, and the tests' PostgreSQL has its socket in a private folder of root. */
const asNobody = [
  'setpriv',
  ...['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups'],
  '--securebits=+no_setuid_fixup',
  ...[`--bounding-set=${walk}`, `--inh-caps=${walk}`, `--ambient-caps=${walk}`],
];

const lineOf = (databaseUrl: string, connectQuery: string) => {
  const { hostname, port, username, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const password = decodeURIComponent(new URL(databaseUrl).password);
  return [
    `host=${host}`,
    `port=${searchParams.get('port') ?? (port || '5432')}`,
    `user=${username || 'nobi'}`,
    ...(password ? [`password=${password}`] : []),
    `dbname=${pathname.slice(1)}`,
    ...(connectQuery ? [`connect_query='${connectQuery.replaceAll("'", "''")}'`] : []),
  ].join(' ');
};

/** Debian's PgBouncer in transaction mode, with `size` connections to that database. */
export const startPgBouncer = async (
  databaseUrl: string,
  { size, connectQuery }: { size: number; connectQuery: string },
) => {
  if (!program) throw new Error('pgbouncer is missing (apt-get install pgbouncer).');
  const folder = await mkdtemp(join(tmpdir(), 'nobi-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
nobi = ${lineOf(databaseUrl, connectQuery)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 2000
logfile = ${join(folder, 'log')}
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chown(folder, nobody, nobody);
    await chmod(folder, 0o755);
  }
  const [file = program, ...args] = [...(isRoot ? asNobody : []), program, settings];
  const child = spawn(file, args, { stdio: 'ignore' });
  const url = `postgres://nobi@127.0.0.1:${port}/nobi`;
  const stop = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const log = () => readFile(join(folder, 'log'), 'utf8').catch(() => '');
  const isReady = async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return { url, stop, log, isReady };
};
