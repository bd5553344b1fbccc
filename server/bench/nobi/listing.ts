import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { children } from './beside.ts';

const listerFile = join(import.meta.dirname, 'lister.ts');

/** The list's times, as another process sees them. */
export const openLister = (url: string) => {
  const child = spawn(process.execPath, [listerFile], {
    env: { PATH: process.env.PATH, LISTER_URL: url, LISTER_FAMILY: String(children + 1) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen: { at: number; took: number }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [at = 0, took = 0] = line.split(' ').map(Number);
    seen.push({ at, took });
  });
  return {
    between: (from: number, to: number) =>
      seen.filter(({ at }) => at >= from && at < to).map(({ took }) => took),
    stop: () => child.kill(),
  };
};
