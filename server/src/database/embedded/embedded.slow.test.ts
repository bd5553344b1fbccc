import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { connectDatabase } from '../connect.ts';
import { type Database, DatabaseUnavailable } from '../database.ts';
import { quietLog as log } from '../testing.ts';
import { type Account, chooseAccount, spawnOptions } from './account.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { makePrivateFolder } from './cluster.ts';
import { AlreadyRunning, EmbeddedPostgresFailed, startEmbeddedPostgres } from './embedded.ts';
import { processIdentity } from './identity.ts';
import { readPostmaster } from './orphan.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const privateFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-embedded-'));
  await chmod(folder, 0o700);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'database');
};

const start = async (folder: string) => {
  const server = await startEmbeddedPostgres({ folder, log });
  cleanups.push(server.stop);
  return server;
};

const connect = async (url: string, migrations: string): Promise<Database> => {
  await mkdir(migrations, { recursive: true });
  const db = await connectDatabase({ url, poolSize: 4, log, migrations });
  cleanups.push(() => db.close());
  return db;
};

/** Another process of ours that owns the folder and says each number once it is saved. */
const startOwner = (folder: string, migrations: string): ChildProcess => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    import { connectDatabase } from ${JSON.stringify(join(import.meta.dirname, '..', 'connect.ts'))};
    const log = { info() {}, warn() {}, error() {} };
    const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log });
    console.log('postmaster ' + server.pid);
    const options = { url: server.url, poolSize: 4, log, migrations: ${JSON.stringify(migrations)} };
    const db = await connectDatabase(options);
    await db.query('CREATE TABLE saved (number int PRIMARY KEY)');
    for (let number = 1; ; number += 1) {
      await db.query('INSERT INTO saved VALUES ($1)', [number]);
      console.log('saved ' + number);
    }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => child.kill('SIGKILL'));
  return child;
};

const startPostgres = async (account: Account, binaries: Binaries, cluster: string) => {
  const socket = `unix_socket_directories=${join(cluster, '..', 'run')}`;
  const args = ['-D', cluster, '-c', 'listen_addresses=', '-c', socket];
  const { file, args: words } = account.command(binaries.postgres, args);
  const child = spawn(file, words, { ...spawnOptions(binaries, cluster), stdio: 'ignore' });
  cleanups.push(async () => child.kill('SIGKILL'));
  await expect.poll(async () => (await readPostmaster(cluster)).isReady).toBe(true);
  return child.pid ?? 0;
};

const runUntilSaved = async (owner: ChildProcess, count: number) => {
  if (!owner.stdout) throw new Error('the owner has no output');
  const progress = { postmaster: 0, saved: 0 };
  const exit = once(owner, 'exit');
  const lines = createInterface({ input: owner.stdout });
  for await (const line of lines) {
    const [word, number] = line.split(' ');
    if (word === 'postmaster') progress.postmaster = Number(number);
    if (word === 'saved') progress.saved = Number(number);
    if (progress.saved === count) owner.kill('SIGKILL');
  }
  await exit;
  return progress;
};

test('starts in a private folder, as root too, and keeps its data across starts', async () => {
  const folder = await privateFolder();
  const first = await start(folder);
  const db = await connect(first.url, `${folder}-migrations`);
  await db.query('CREATE TABLE kept AS SELECT 7 AS number');
  await db.close();
  await first.stop();

  const again = await connect((await start(folder)).url, `${folder}-migrations`);
  const rows = await again.query<{ number: number }>('SELECT number FROM kept');

  expect(rows).toEqual([{ number: 7 }]);
  expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'run'))).mode & 0o777).toBe(0o700);
});

test('gives the product an account that is no superuser and no network port', async () => {
  const server = await start(await privateFolder());
  const db = await connect(server.url, join(tmpdir(), 'nobi-no-migrations'));

  const rows = await db.query(
    `SELECT rolsuper, current_setting('listen_addresses') AS listens,
            current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS waits
       FROM pg_roles WHERE rolname = current_user`,
  );

  expect(rows).toEqual([{ rolsuper: false, listens: '', fsync: 'on', waits: 'on' }]);
});

test('refuses a second start on the same folder and says who has it', async () => {
  const folder = await privateFolder();
  const first = await start(folder);

  const second = startEmbeddedPostgres({ folder, log });

  await expect(second).rejects.toThrow(AlreadyRunning);
  await expect(second).rejects.toThrow(`the database in ${folder} (process ${process.pid})`);
  expect(processIdentity(first.pid)).toBeDefined();
});

test('lets exactly one of two starts at once have the folder', async () => {
  const folder = await privateFolder();

  const starts = await Promise.allSettled([start(folder), start(folder)]);

  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('keeps every acknowledged row when its process is killed in the middle', async () => {
  const folder = await privateFolder();
  await mkdir(`${folder}-migrations`, { recursive: true });
  const output = await runUntilSaved(startOwner(folder, `${folder}-migrations`), 300);

  const server = await start(folder);
  const db = await connect(server.url, `${folder}-migrations`);
  const [row] = await db.query<{ count: number }>('SELECT count(*) FROM saved');

  expect(output.saved).toBeGreaterThanOrEqual(300);
  expect(row?.count).toBeGreaterThanOrEqual(output.saved);
  expect(processIdentity(output.postmaster)).toBeUndefined();
});

test('heals by itself after the database is killed under load', async () => {
  const server = await start(await privateFolder());
  const db = await connect(server.url, join(tmpdir(), 'nobi-no-migrations'));
  await db.query('CREATE TABLE play (number int PRIMARY KEY)');
  const killed = server.pid;
  const saved: number[] = [];
  const failures: unknown[] = [];
  let next = 0;
  let isHealed = false;
  const play = async (): Promise<void> => {
    while (!isHealed) {
      next += 1;
      const number = next;
      if (number === 200) process.kill(killed, 'SIGKILL');
      try {
        await db.query('INSERT INTO play VALUES ($1)', [number]);
        saved.push(number);
        if (failures.length > 0 && server.pid !== killed) isHealed = true;
      } catch (error) {
        failures.push(error);
      }
    }
  };

  await Promise.all([play(), play(), play(), play(), play(), play()]);

  expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
  const rows = await db.query<{ number: number }>('SELECT number FROM play');
  const numbers = new Set(rows.map(({ number }) => number));
  expect(saved.filter((number) => !numbers.has(number))).toEqual([]);
});

test('repairs a first start that was killed half-way', async () => {
  const folder = await privateFolder();
  await mkdir(join(folder, 'cluster.new', 'base'), { recursive: true });
  await writeFile(join(folder, 'cluster.new', 'PG_VERSION'), '18\n');
  await writeFile(join(folder, 'owner.lock'), '4194303\nanother boot 1\n');

  const server = await start(folder);

  expect(processIdentity(server.pid)).toBeDefined();
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'owner.lock', 'run']);
});

test('ends the server that a killed start left running and takes over its data', async () => {
  const folder = await privateFolder();
  await (await start(folder)).stop();
  const cluster = join(folder, 'cluster');
  const binaries = await prepareBinaries(folder);
  const give = (account: Account) => makePrivateFolder(join(folder, 'run'), account);
  const account = await chooseAccount(binaries, join(folder, 'run'), give);
  const orphan = await startPostgres(account, binaries, cluster);

  const server = await start(folder);
  const db = await connect(server.url, join(tmpdir(), 'nobi-no-migrations'));

  expect(processIdentity(orphan)).toBeUndefined();
  expect(await db.ready()).toBe(true);
});

test('is not held up by a stale pid file whose number now belongs to a stranger', async () => {
  const folder = await privateFolder();
  await (await start(folder)).stop();
  const pidFile = join(folder, 'cluster', 'postmaster.pid');
  await writeFile(pidFile, `${process.ppid}\n${folder}\n1\n5432\n${folder}/run\n\n1 999999\n`);

  const server = await start(folder);

  expect(processIdentity(server.pid)).toBeDefined();
});

test('works in a folder too deep for a socket', async () => {
  const folder = join(await privateFolder(), 'a'.repeat(60), 'b'.repeat(60));
  const server = await start(folder);

  const db = await connect(server.url, join(tmpdir(), 'nobi-no-migrations'));

  expect(await db.ready()).toBe(true);
});

test('explains in one paragraph why a folder cannot be used', async () => {
  const folder = await privateFolder();
  await writeFile(folder, 'a file, not a folder');

  const attempt = startEmbeddedPostgres({ folder, log });

  await expect(attempt).rejects.toThrow(EmbeddedPostgresFailed);
  await expect(attempt).rejects.toThrow(/^The database in .* could not start\./);
});

test('refuses data that another PostgreSQL version wrote', async () => {
  const folder = await privateFolder();
  await mkdir(join(folder, 'cluster'), { recursive: true });
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n');

  const attempt = startEmbeddedPostgres({ folder, log });

  await expect(attempt).rejects.toThrow('written by PostgreSQL 17');
});

test('leaves nothing running and nothing locked when stopped', async () => {
  const folder = await privateFolder();
  const server = await startEmbeddedPostgres({ folder, log });
  const { pid } = server;

  await server.stop();

  expect(processIdentity(pid)).toBeUndefined();
  expect(await readdir(folder)).toEqual(['cluster']);
});
