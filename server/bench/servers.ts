import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/testing/ports.ts';
import { call } from './http.ts';

const root = join(import.meta.dirname, '../..');
export const main = join(root, 'server/src/main.ts');
export const bareHttp = join(import.meta.dirname, 'calls/bare-http.ts');
export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
};

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first ready answer. */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

const untilReady = async (url: string, child: ChildProcess) => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const reply = await call(`${url}/readyz`).catch(() => undefined);
    if (reply?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

const stopperOf = (child: ChildProcess) => async () => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Starts a program of this folder's house and waits until it answers `/readyz`. */
export const startServer = async (
  file: string,
  port: number,
  environment: Record<string, string>,
): Promise<Running> => {
  const begun = performance.now();
  // As `npm start` runs it: compiled code kept between starts, a small nursery for little memory.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', file], {
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, child, readyAfterMs: performance.now() - begun, stop: stopperOf(child) };
};

/** Resident memory of a process in MB, as the kernel counts it. */
export const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'nobi-bench-'));
  return { path, drop: () => rm(path, { recursive: true, force: true }) };
};
