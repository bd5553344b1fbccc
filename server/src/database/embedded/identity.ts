import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const listed = (pid: number, column: string): string | undefined => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

/**
 * Names one process for ever, since a bare pid is soon given to another (in a container the
 * first process is number 1 again at every start). Undefined when no such process lives.
 */
export const processIdentity = (pid: number): string | undefined => {
  if (!Number.isSafeInteger(pid) || pid < 1) return undefined;
  if (process.platform !== 'linux') return listed(pid, 'lstart') || undefined;
  const stat = readText(`/proc/${pid}/stat`);
  // The name in brackets may hold anything, so fields are counted after the last bracket.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
};

/** The command line of a living process, for telling a PostgreSQL of ours from a stranger. */
export const commandOf = (pid: number): string =>
  process.platform === 'linux'
    ? (readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '')
    : (listed(pid, 'command') ?? '');
