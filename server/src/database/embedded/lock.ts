import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processIdentity } from './identity.ts';

/** Another living process keeps its database in this folder. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `Nobi is already running with the database in ${folder} (process ${pid}). ` +
        'Use that one, stop it first, or start this one with another DATA_DIR.',
    );
    this.folder = folder;
    this.pid = pid;
  }
}

type Owner = { pid: number; identity: string };

const readOwner = async (path: string): Promise<Owner | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [pid, identity] = text.split('\n');
  return pid && identity ? { pid: Number(pid), identity } : undefined;
};

const lives = (owner: Owner | undefined): owner is Owner =>
  owner !== undefined && processIdentity(owner.pid) === owner.identity;

/** Creates the lock whole or not at all; false when it is there already. */
const create = async (path: string): Promise<boolean> => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${process.pid}\n${processIdentity(process.pid)}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/** Moves a dead owner's lock away; puts it back if a quicker start has just renewed it. */
const clearDead = async (path: string): Promise<void> => {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  if (lives(await readOwner(aside))) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
};

/** Takes the folder for this process, or throws AlreadyRunning. Answers how to give it back. */
export const takeFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'owner.lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path)) return () => rm(path, { force: true });
    const owner = await readOwner(path);
    if (lives(owner)) throw new AlreadyRunning(folder, owner.pid);
    await clearDead(path);
  }
  throw new AlreadyRunning(folder, (await readOwner(path))?.pid ?? 0);
};
