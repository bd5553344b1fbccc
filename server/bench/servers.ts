import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const freePorts = async (count: number): Promise<number[]> => {
  const probes = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const probe of probes) {
    probe.listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    if (typeof address === 'object' && address) ports.push(address.port);
  }
  for (const probe of probes) probe.close();
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
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
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
