import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '../ports/files.ts';
import { runCommand } from '../testing/command.ts';
import { bringBack, openBackup } from './bring-back.ts';
import { quiet } from './command.ts';
import { openTarget } from './places.ts';
import { saveBackup } from './save.ts';

/** A folder for data folders and backups that goes when the test ends. */
export const newPlace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-backup-'));
  return {
    in: (name: string) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The command as an operator gives it, in a process of its own. */
export const command = (
  name: 'backup' | 'restore' | 'erased',
  words: string[],
  environment: Record<string, string>,
) => runCommand(join(import.meta.dirname, `${name}-command.ts`), words, environment);

/** The one backup in a folder of backups. */
export const backupIn = async (folder: string) => {
  const [name = ''] = await readdir(folder);
  return join(folder, name);
};

export const megabytesIn = (output: string) => Number(/at most (\d+) MB/.exec(output)?.[1]);

const productMigrations = join(import.meta.dirname, '..', 'database', 'migrations');

const connect = async (url: string) => {
  const { client, close } = await openTarget({ databaseUrl: url, dataFolder: '' }, quiet);
  return { client, close };
};

/** Takes a backup of a database and a folder of files, in this process. */
export const save = async (
  from: { url: string; files: Files },
  to: string,
  passphrase?: string,
) => {
  const { client, close } = await connect(from.url);
  return await saveBackup({ client, files: from.files, to, passphrase }).finally(close);
};

/** Restores a backup, in this process; answers the migrations that came after it. */
export const bring = async (
  from: string,
  into: { url: string; files: Files; migrations?: string; isDistributed?: boolean },
  passphrase?: string,
) => {
  const backup = await openBackup(from, passphrase);
  const { client, close } = await connect(into.url);
  const { files, migrations = productMigrations, isDistributed } = into;
  return await bringBack({ client, files, migrations, backup, isDistributed }).finally(close);
};

/** One statement after the other, each answered by its rows. */
export const ask = async (url: string, ...statements: string[]) => {
  const { client, close } = await connect(url);
  const answers = [];
  for (const statement of statements) answers.push((await client.query(statement)).rows);
  await close();
  return answers;
};
