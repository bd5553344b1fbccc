import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { holdPorts } from './held-ports.ts';

const root = join(import.meta.dirname, '..', '..');
const serverMain = join(root, 'server', 'src', 'main.ts');
const startsWithin = 60_000;

/** The built product as a person finds it: the real server, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly playUrl: string;
  readonly db: Pool;
  /** Both listeners go away; only `stop` may follow. */
  stopServers(): Promise<void>;
  stop(): Promise<void>;
}

/** The server runs its TypeScript as it is, which needs Node 24. */
const node = () => {
  const ours = join(root, 'node_modules', '.bin', 'node');
  return Number.parseInt(process.versions.node, 10) < 24 && existsSync(ours)
    ? ours
    : process.execPath;
};

/** Its ports are open before it starts: a request waits until it is answered. */
const untilReady = async (server: ChildProcess, url: string, output: () => string) => {
  const ready = AbortSignal.timeout(startsWithin);
  const gone = new AbortController();
  server.once('exit', () => gone.abort());
  const signal = AbortSignal.any([ready, gone.signal]);
  const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`The product did not become ready.\n${output()}`);
};

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode === null && server.signalCode === null)
      server.once('exit', () => resolve());
    else resolve();
  });

/** The app's, the play origin's and a stand-in provider's, in this order. */
const portsNeeded = 3;
const stdio = ['ignore', 'pipe', 'pipe'] as const;

/** Starts the product in an empty folder, as `npm start` does, and waits until it is ready. */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-e2e-'));
  const ports = await holdPorts(portsNeeded);
  const url = `http://localhost:${ports.first}`;
  let output = '';
  const server = spawn(
    node(),
    ['--import', join(import.meta.dirname, 'inherited-ports.ts'), serverMain],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(ports.first),
        INHERITED_PORTS: ports.inherited(stdio.length),
        NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
        DATA_DIR: folder,
        SANDBOX_FAULTS: '1',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: [...stdio, ...ports.descriptors],
    },
  );
  await ports.letGo();
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-20_000);
    });
  const kill = () => server.kill('SIGTERM');
  // A run that breaks off must leave no server behind.
  process.once('exit', kill);
  const stopServers = async () => {
    process.off('exit', kill);
    kill();
    await ended(server);
  };
  const stop = async () => {
    await stopServers();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  const db = new Pool({
    host: join(folder, 'postgres', 'run'),
    user: 'nobi',
    database: 'nobi',
    max: 2,
  });
  db.on('error', () => undefined);
  return {
    url,
    playUrl: `http://localhost:${ports.first + 1}`,
    db,
    stopServers,
    stop: async () => {
      await db.end();
      await stop();
    },
  };
};
