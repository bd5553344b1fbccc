import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';

const root = join(import.meta.dirname, '..', '..');
const startsWithin = 60_000;

/** The built product as a person finds it: the real server, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly playUrl: string;
  readonly db: Pool;
  stop(): Promise<void>;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });

/** The first of three free ports in a row: the app's, the play origin's, a stand-in provider's. */
const findPort = async (): Promise<number> => {
  for (;;) {
    const port = 41_000 + Math.floor(Math.random() * 19_000);
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (!free.includes(false)) return port;
  }
};

/** The server runs its TypeScript as it is, which needs Node 24. */
const node = () => {
  const ours = join(root, 'node_modules', '.bin', 'node');
  return Number.parseInt(process.versions.node, 10) < 24 && existsSync(ours)
    ? ours
    : process.execPath;
};

const untilReady = async (server: ChildProcess, url: string, said: () => string) => {
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product did not become ready.\n${said()}`);
};

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode === null && server.signalCode === null)
      server.once('exit', () => resolve());
    else resolve();
  });

/** Starts the product in an empty folder, as `npm start` does, and waits until it is ready. */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-e2e-'));
  const port = await findPort();
  const url = `http://localhost:${port}`;
  let said = '';
  const server = spawn(node(), [join(root, 'server', 'src', 'main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      SANDBOX_FAULTS: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-20_000);
    });
  const kill = () => server.kill('SIGTERM');
  // A run that breaks off must leave no server behind.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url, () => said);
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
    playUrl: `http://localhost:${port + 1}`,
    db,
    stop: async () => {
      await db.end();
      await stop();
    },
  };
};
