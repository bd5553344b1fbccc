import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const migrations = 'server/src/database/migrations';
/** What the server runs of. */
const workspaces = ['server', 'contract', 'client', 'kit', 'content'];

const git = async (...typed: string[]) => (await run('git', typed, { cwd: root })).stdout.trim();

const link = async (target: string, path: string) => symlink(target, path, 'junction');

/** The libraries of today, and the workspaces as they were. */
const linkModules = async (folder: string) => {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@nobi'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@nobi') await link(join(root, 'node_modules', name), join(modules, name));
  for (const workspace of workspaces)
    await link(join(folder, workspace), join(modules, '@nobi', workspace));
};

/**
 * The commit before the newest migration that runs beside a serving product; undefined where there is no
 * history to look into, as in a shallow clone.
 */
export const previousRelease = async (): Promise<string | undefined> => {
  const names = await readdir(join(root, migrations));
  const newest = names.filter((name) => /\.(?:concurrently|batches)\.sql$/.test(name)).sort();
  const file = `${migrations}/${newest.at(-1)}`;
  const commit = await git('log', '-1', '--diff-filter=A', '--format=%P', '--', file).catch(
    () => '',
  );
  return commit.split(' ')[0] || undefined;
};

/** That commit's server, ready to start: it runs its TypeScript as it is, so nothing is built. */
export const layOutRelease = async (commit: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-previous-'));
  const archive = join(folder, 'release.tar');
  await git('archive', '--output', archive, commit, 'package.json', ...workspaces);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkModules(folder);
  return {
    main: join(folder, 'server/src/main.ts'),
    migrations: await readdir(join(folder, migrations)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The names of today's migrations. */
export const ownMigrationNames = () => readdir(join(root, migrations));
