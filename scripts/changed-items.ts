import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run.ts';

/** Tried every time: small, and it uses most of the kit. */
const canary = 'games/jembatan-sepuluh';

const git = async (...args: readonly string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.split('\n').filter(Boolean);
};

/** Where this branch left `main`; the last commit on a machine that does not know `main`. */
const base = async (): Promise<string> => {
  for (const main of ['origin/main', 'main']) {
    const [found] = await git('merge-base', 'HEAD', main).catch(() => []);
    if (found) return found;
  }
  return 'HEAD';
};

const changedPaths = async (): Promise<string[]> => [
  ...(await git('diff', '--name-only', await base())),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

/** No item is built of it. */
const isBeside = (path: string) => /\.(md|test\.tsx?)$/.test(path);
/** What all items stand on, and what judges them. */
const isShared = (path: string) =>
  /^(kit|e2e\/items|content\/(art|boards|build|course-parts|fonts|words)|content\/build\.ts)/.test(
    path,
  );
const itemOf = (path: string) => /^content\/((?:games|courses|tools)\/[^/]+)\//.exec(path)?.[1];

/**
 * The items that the gate visits: those that changed, and one more; all when what they share
 * changed. `npm run test:slow` visits all of them every time.
 */
export const itemsToVisit = async (): Promise<readonly string[] | 'all'> => {
  // Without git nobody can have changed anything here.
  const changed = await changedPaths().catch(() => []);
  const paths = changed.filter((path) => !isBeside(path));
  if (paths.some(isShared)) return 'all';
  return [...new Set([canary, ...paths.flatMap((path) => itemOf(path) ?? [])])];
};
