import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '../database/embedded/orphan.ts';
import { builtFolders } from './builds.ts';
import { compiled } from './command.ts';
import { freePort } from './ports.ts';

/** Where one installation lives, however often its process starts again. */
export const newHome = async (environment: Record<string, string> = {}) => {
  const built = await builtFolders();
  const folder = await mkdtemp(join(tmpdir(), 'nobi-home-'));
  const [port, playPort] = [await freePort(), await freePort()];
  const cluster = join(folder, 'postgres', 'cluster');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** What is started here; another release has one of its own. */
    main: join(import.meta.dirname, '..', 'main.ts'),
    environment: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PLAY_PORT: String(playPort),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PLAY_URL: `http://127.0.0.1:${playPort}`,
      DATA_DIR: folder,
      WEB_DIST: built.web,
      STAFF_DIST: built.staff,
      CONTENT_DIST: built.content,
      LOG_LEVEL: 'debug',
      ...environment,
    },
    postmaster: async () => (await readPostmaster(cluster)).pid,
    /** For looking into the embedded database from outside. */
    databaseUrl: async () => {
      const { socketFolder } = await readPostmaster(cluster);
      return `postgres://nobi@localhost/nobi?host=${encodeURIComponent(socketFolder)}`;
    },
    remove: async () => {
      await built.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Home = Awaited<ReturnType<typeof newHome>>;

export interface Running {
  readonly child: ChildProcess;
  /** All that it has printed and logged. */
  output(): string;
  readonly ended: Promise<number | null>;
}

/** The real `server/src/main.ts`, as an operator starts it. */
export const launch = (home: Home, changes: Record<string, string> = {}): Running => {
  const child = spawn(process.execPath, [home.main], {
    env: { ...compiled, ...home.environment, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, output: () => chunks.join(''), ended };
};

export const readiness = async (home: Home) =>
  fetch(`${home.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

/** Started and ready to serve; throws with its own words when it ends instead. */
export const launchReady = async (
  home: Home,
  changes: Record<string, string> = {},
): Promise<Running> => {
  const running = launch(home, changes);
  const deadline = Date.now() + 60_000;
  while ((await readiness(home)) !== 200) {
    if (running.child.exitCode !== null || Date.now() > deadline) throw new Error(running.output());
    await pause(25);
  }
  return running;
};

/** Ends it as a service manager does; answers the exit code. */
export const stop = async ({ child, ended }: Running) => {
  child.kill('SIGTERM');
  return ended;
};
