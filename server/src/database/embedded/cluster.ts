import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, spawnOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed, startTrouble } from './trouble.ts';

const version = '18';
const run = promisify(execFile);

/** A folder that only the database's account may open. */
export const makePrivateFolder = async (path: string, { uid, gid }: Account): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chown(path, uid, gid);
  await chmod(path, 0o700);
};

const giveTree = async (path: string, account: Account): Promise<void> => {
  const names = await readdir(path, { recursive: true });
  for (const name of names) await lchown(join(path, name), account.uid, account.gid);
  await chown(path, account.uid, account.gid);
};

const initialise = async (
  path: string,
  { binaries, account, isDurable }: ClusterOptions,
): Promise<void> => {
  const args = ['-D', path, '--username=postgres', '--auth-local=trust', '--auth-host=reject'];
  // The built-in locale sorts alike on every machine and with every system library.
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8');
  // Small log files: after a full disk, 4 MB free are enough to come back.
  args.push('--wal-segsize=4');
  const command = account.command(binaries.initdb, isDurable ? args : [...args, '--no-sync']);
  await run(command.file, command.args, { ...spawnOptions(binaries, path), timeout: 120_000 });
};

type ClusterOptions = { binaries: Binaries; account: Account; isDurable: boolean };

const create = async (folder: string, path: string, options: ClusterOptions): Promise<void> => {
  // What a killed start left half-made is not worth keeping: it never took the real name.
  const draft = `${path}.new`;
  await rm(draft, { recursive: true, force: true });
  await makePrivateFolder(draft, options.account);
  try {
    await initialise(draft, options);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw startTrouble(folder, stderr || String(error));
  }
  await rename(draft, path);
  const parent = await open(folder);
  await parent.sync().finally(() => parent.close());
};

/** Makes the data folder at the first start and hands it to the right account later. */
export const ensureCluster = async (folder: string, options: ClusterOptions): Promise<string> => {
  const path = join(folder, 'cluster');
  const existing = await stat(path).catch(() => undefined);
  if (!existing) {
    await create(folder, path, options);
    return path;
  }
  if (existing.uid !== options.account.uid) await giveTree(path, options.account);
  const onDisk = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim();
  if (onDisk !== version)
    throw new EmbeddedPostgresFailed(
      `The data in ${path} was written by PostgreSQL ${onDisk}, but this release brings ${version}. ` +
        `Start the release that wrote it, copy the data out with pg_dump, and read it into a new folder.`,
    );
  return path;
};
