import { readFile } from 'node:fs/promises';

/** The processes that this one has started and that still run. */
export const childrenOf = async (pid: number | undefined) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);

/** Those of them that serve, where `WORKERS` is above one. */
export const workersOf = async (pid: number | undefined) => {
  const all = await Promise.all(
    (await childrenOf(pid)).map(async (child) => ({
      child,
      command: await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return all.filter(({ command }) => command.includes('main.ts')).map(({ child }) => child);
};
