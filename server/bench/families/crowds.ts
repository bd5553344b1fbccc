import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { residentMb } from '../servers.ts';

const crowdFile = join(import.meta.dirname, 'crowd.ts');

const report = z.object({
  counted: z.number(),
  refused: z.record(z.string(), z.number()),
  connections: z.number(),
  took: z.array(z.number()),
});

export interface Crowd {
  readonly url: string;
  readonly families: number;
  /** Between two calls of a family, on average; 0 for as fast as it goes. */
  readonly thinkMs: number;
  readonly rampMs: number;
  readonly seconds: number;
  readonly password: string;
  readonly loaders: number;
}

const oneLoader = async (crowd: Crowd, at: number) => {
  const families = Math.floor(crowd.families / crowd.loaders);
  const { stdout } = await promisify(execFile)(process.execPath, [crowdFile], {
    maxBuffer: 64 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      CROWD_URL: crowd.url,
      CROWD_PASSWORD: crowd.password,
      CROWD_FIRST: String(1 + at * families),
      CROWD_FAMILIES: String(families),
      CROWD_SECONDS: String(crowd.seconds),
      CROWD_THINK_MS: String(crowd.thinkMs),
      CROWD_RAMP_MS: String(crowd.rampMs),
    },
  });
  return report.parse(JSON.parse(stdout));
};

/** Families at once from a few processes; answers calls a second, waits and refusals of all. */
export const runCrowd = async (crowd: Crowd) => {
  const reports = await Promise.all(
    Array.from({ length: crowd.loaders }, (_, at) => oneLoader(crowd, at)),
  );
  const took = reports.flatMap((one) => one.took).sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  const refused = reports.flatMap((one) => Object.entries(one.refused));
  return {
    perSecond: reports.reduce((sum, { counted }) => sum + counted, 0) / crowd.seconds,
    connections: reports.reduce((sum, one) => sum + one.connections, 0),
    p50: at(0.5),
    p99: at(0.99),
    refused: refused.reduce((sum, [, count]) => sum + count, 0),
    refusals: refused.map(([status, count]) => `${status || 'no answer'} × ${count}`).join(', '),
  };
};

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** The workers of a server, the database left out; the server itself without workers. */
const workersOf = async (pid: number): Promise<readonly number[]> => {
  const workers: number[] = [];
  for (const child of await childrenOf(pid)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8');
    if (command.includes('main.ts')) workers.push(child);
  }
  return workers.length > 0 ? workers : [pid];
};

/** Memory in MB of each worker of a server. */
export const workersMb = async (pid: number): Promise<number[]> =>
  Promise.all((await workersOf(pid)).map(residentMb));

const tickMs = 10;
const ticksOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets: the 12th and 13th are ticks in the program and in the kernel.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** Milliseconds of the processor that all workers of a server have used: other work is not in them. */
export const workersCpuMs = async (pid: number): Promise<number> => {
  const ticks = await Promise.all((await workersOf(pid)).map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, 0) * tickMs;
};
