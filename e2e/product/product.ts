import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { holdPorts } from './held-ports.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const serverMain = join(root, 'server', 'src', 'main.ts');
const startsWithin = 60_000;

/** The built product as a person finds it: the real server, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly playUrl: string;
  readonly db: Pool;
  /** Both listeners go away. */
  stopServers(): Promise<void>;
  /** They come back at the same addresses with what was stored, perhaps under other settings. */
  startServers(changed?: Record<string, string>): Promise<void>;
  /** A command as an operator gives it, such as `backup/backup-command.ts`, beside the running server. */
  run(command: string, ...typed: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** The server runs its TypeScript as it is, which needs Node 24. */
const node = () => {
  const ours = join(root, 'node_modules', '.bin', 'node');
  return Number.parseInt(process.versions.node, 10) < 24 && existsSync(ours)
    ? ours
    : process.execPath;
};

/** At its first start its ports are open before it, and a request waits; later ones are refused at first. */
const untilReady = async (server: ChildProcess, url: string, output: () => string) => {
  const ready = AbortSignal.timeout(startsWithin);
  const gone = new AbortController();
  server.once('exit', () => gone.abort());
  const signal = AbortSignal.any([ready, gone.signal]);
  for (;;) {
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    if (signal.aborted) throw new Error(`The product did not become ready.\n${output()}`);
    await setTimeout(200);
  }
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

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly settings: Record<string, string>;
}

interface Inherited {
  readonly text: string;
  readonly descriptors: readonly number[];
}

/** One life of the server's process. */
const launch = ({ folder, port, settings }: Place, inherited?: Inherited) => {
  let output = '';
  const handsOver = ['--import', join(import.meta.dirname, 'inherited-ports.ts')];
  const server = spawn(node(), [...(inherited ? handsOver : []), serverMain], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ...(inherited && { INHERITED_PORTS: inherited.text }),
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      DATA_DIR: folder,
      SANDBOX_FAULTS: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: [...stdio, ...(inherited?.descriptors ?? [])],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-20_000);
    });
  const kill = () => server.kill('SIGTERM');
  // A run that breaks off must leave no server behind.
  process.once('exit', kill);
  return {
    untilReady: () => untilReady(server, `http://localhost:${port}`, () => output),
    async stop() {
      process.off('exit', kill);
      kill();
      await ended(server);
    },
  };
};

/** Starts the product in an empty folder, as `npm start` does, and waits until it is ready. */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-e2e-'));
  const ports = await holdPorts(portsNeeded);
  const place = { folder, port: ports.first, settings };
  const text = ports.inherited(stdio.length);
  let server = launch(place, { text, descriptors: ports.descriptors });
  await ports.letGo();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.untilReady();
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
    url: `http://localhost:${ports.first}`,
    playUrl: `http://localhost:${ports.first + 1}`,
    db,
    stopServers: () => server.stop(),
    async startServers(changed = {}) {
      server = launch({ ...place, settings: { ...settings, ...changed } });
      await server.untilReady();
    },
    async run(command, ...typed) {
      await execute(node(), [join(root, 'server', 'src', command), ...typed], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
      });
    },
    stop: async () => {
      await db.end();
      await stop();
    },
  };
};
