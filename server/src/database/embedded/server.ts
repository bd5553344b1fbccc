import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { type Account, spawnOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readPostmaster, stopPostmaster } from './orphan.ts';
import { startTrouble } from './trouble.ts';

const readyPatience = 120_000;
const longestPause = 2000;

export type ServerOptions = {
  binaries: Binaries;
  account: Account;
  cluster: string;
  socketFolder: string;
  settings: Readonly<Record<string, string>>;
  log: DatabaseLog;
};

export type Server = { pid(): number; stop(): Promise<void> };

type Running = { child: ChildProcess; pid: number; ended: Promise<void>; output(): string };

const launch = (options: ServerOptions): Running => {
  const { binaries, account, cluster, socketFolder, settings, log } = options;
  const all = { ...settings, unix_socket_directories: `"${socketFolder}"` };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args: words } = account.command(binaries.postgres, ['-D', cluster, ...args]);
  // Its own session: Ctrl-C in a terminal must reach us first, so that calls in flight can end.
  const child = spawn(file, words, {
    ...spawnOptions(binaries, cluster),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  const hear = (line: string) => {
    if (lines.push(line) > 20) lines.shift();
    if (line.includes('PANIC:')) log.error({ line }, 'the database reports trouble');
  };
  if (child.stderr) createInterface({ input: child.stderr }).on('line', hear);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      hear(error.message);
      resolve();
    });
    // Not 'close': orphaned backends may hold the pipe open after the server itself is gone.
    child.once('exit', () => resolve());
  });
  return { child, pid: child.pid ?? 0, ended, output: () => lines.join('\n') };
};

const isReady = async ({ pid }: Running, cluster: string): Promise<boolean> => {
  const postmaster = await readPostmaster(cluster);
  return postmaster.isReady && postmaster.pid === pid;
};

const startOnce = async (options: ServerOptions): Promise<Running> => {
  const running = launch(options);
  let hasEnded = false;
  void running.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + readyPatience;
  while (!(await isReady(running, options.cluster))) {
    // A moment more for the last words to arrive through the pipe.
    if (hasEnded) await pause(50);
    if (hasEnded) throw startTrouble(options.cluster, running.output());
    if (Date.now() > deadline) {
      await halt(running);
      throw startTrouble(options.cluster, `not ready after two minutes\n${running.output()}`);
    }
    await pause(15);
  }
  return running;
};

/** The remains of a killed server hold its memory for a moment; anything else is final. */
const startFirst = async (options: ServerOptions): Promise<Running> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      const isHeld =
        error instanceof Error && /shared memory block.*still in use/.test(error.message);
      if (!isHeld || attempt === 50) throw error;
      await pause(200);
    }
  }
};

const halt = async ({ child, pid }: Running): Promise<void> => {
  const hasEnded = pid === 0 || child.exitCode !== null || child.signalCode !== null;
  if (!hasEnded) await stopPostmaster(pid);
};

/** Runs PostgreSQL and brings it back whenever it ends without having been asked to. */
export const keepServer = async (options: ServerOptions): Promise<Server> => {
  const { log } = options;
  const stopping = new AbortController();
  let running = await startFirst(options);
  const endWithUs = () => void running.child.kill('SIGINT');
  process.once('exit', endWithUs);

  const revive = async (): Promise<void> => {
    for (let wait = 50; !stopping.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait);
      if (stopping.signal.aborted) return;
      try {
        running = await startOnce(options);
        log.info({ pid: running.pid }, 'the database is back');
        return;
      } catch (error) {
        log.error({ reason: String(error) }, 'the database could not be started again yet');
      }
    }
  };
  const guard = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await running.ended;
      if (stopping.signal.aborted) return;
      log.error({ pid: running.pid }, 'the database ended unexpectedly and is started again');
      await revive();
    }
  };
  const guarding = guard();

  return {
    pid: () => running.pid,
    stop: async () => {
      stopping.abort();
      process.off('exit', endWithUs);
      await halt(running);
      await guarding;
      // A restart that was under way when we were asked to stop.
      await halt(running);
    },
  };
};
