import { parseArgs } from 'node:util';
import type { DatabaseLog } from '../database/database.ts';
import { AlreadyRunning, EmbeddedPostgresFailed } from '../database/embedded/embedded.ts';
import { MigrationProblem } from '../database/online/migration-files.ts';
import { FilesUnavailable } from '../ports/files.ts';
import { SettingsProblem } from '../settings/settings.ts';
import { BackupProblem } from './problem.ts';

const options = [
  AlreadyRunning,
  BackupProblem,
  EmbeddedPostgresFailed,
  FilesUnavailable,
  MigrationProblem,
  SettingsProblem,
];

/** Known troubles are sentences; so are the database's and the system's, without their stacks. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isTold = options.some((kind) => error instanceof kind) || 'code' in error;
  return isTold ? error.message : (error.stack ?? error.message);
};

/** What the database says while it starts and stops is of no interest here. */
export const quiet: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** The folder behind `--to` or `--from`, and the list behind `--erased`. Throws BackupProblem. */
export const foldersOf = (
  option: 'to' | 'from',
): { folder: string; erased?: string | undefined } => {
  const usage = `Say which folder: --${option} FOLDER`;
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { to: text, from: text, erased: text } });
    const { [option]: folder, erased, ...others } = values;
    const isStrange = Object.keys(others).length > 0;
    if (folder && !isStrange && !(option === 'to' && erased)) return { folder, erased };
  } catch (error) {
    throw new BackupProblem(usage, { cause: error });
  }
  throw new BackupProblem(usage);
};

/** "in 3.2 s with at most 120 MB of memory", for whoever plans the next one. */
export const effort = (): string => {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return `in ${process.uptime().toFixed(1)} s with at most ${megabytes} MB of memory`;
};

/** Runs one command to its end; a failure is said in a sentence and as the exit code. */
export const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\nNobi could not ${what}.\n${explain(error)}\n\n`);
    process.exitCode = 1;
  }
};

/** The same for a command that answers in lines. */
export const run = (what: string, work: () => Promise<string[]>): Promise<void> =>
  attempt(what, async () => {
    process.stdout.write(`${(await work()).join('\n')}\n`);
  });
