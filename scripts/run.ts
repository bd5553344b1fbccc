import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Timing {
  readonly name: string;
  readonly seconds: number;
}

interface Ended extends Timing {
  readonly code: number;
}

/** Runs one program in the foreground; resolves to its exit code (1 when a signal ended it). */
export const run = (command: string, args: readonly string[], folder = root) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Runs one step; `quietly` keeps what it prints until it has ended. */
const take = async (
  { name, command, folder = root, environment }: Step,
  quietly: boolean,
): Promise<Ended> => {
  const start = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['inherit', quietly ? 'pipe' : 'inherit', quietly ? 'pipe' : 'inherit'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(output.join(''));
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, code };
};

/** What a failed run says before it ends. */
type Explain = () => Promise<void>;

const nothingMore: Explain = async () => {};

/** Ends this process with the code of the first step that failed, if one did. */
const endIfFailed = async (ended: readonly Ended[], explain: Explain) => {
  const failed = ended.filter(({ code }) => code !== 0);
  if (failed[0] === undefined) return;
  await explain();
  console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(failed[0].code);
};

/** One after the other, up to the first that fails. */
export const runInOrder = async (
  steps: readonly Step[],
  explain = nothingMore,
): Promise<Timing[]> => {
  const timings: Timing[] = [];
  for (const step of steps) {
    const ended = await take(step, false);
    await endIfFailed([ended], explain);
    timings.push(ended);
  }
  return timings;
};

type Row = readonly Step[];

const takeRow = async (row: Row, quietly: boolean): Promise<Ended[]> => {
  const all: Ended[] = [];
  for (const step of row) {
    const ended = await take(step, quietly);
    all.push(ended);
    if (ended.code !== 0) break;
  }
  return all;
};

/**
 * Rows at once, each in its order; what the first prints is seen at once, what the others print when
 * the step has ended. When all have ended, a failed one ends this process.
 */
export const runTogether = async (
  rows: readonly Row[],
  explain = nothingMore,
): Promise<Timing[]> => {
  const ended = await Promise.all(rows.map((row, index) => takeRow(row, index > 0)));
  await endIfFailed(ended.flat(), explain);
  return ended.flat();
};
