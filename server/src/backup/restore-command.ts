import { join } from 'node:path';
import { pickFiles } from '../compose/files.ts';
import { readSettings } from '../settings/settings.ts';
import { bringBack, openBackup } from './bring-back.ts';
import { effort, foldersOf, quiet, run } from './command.ts';
import { eraseAgain, readErased } from './erase-again.ts';
import { openTarget } from './places.ts';

const migrations = join(import.meta.dirname, '..', 'database', 'migrations');

const restore = async () => {
  const { folder: from, erased } = foldersOf('from');
  const hashes = await readErased(erased);
  const settings = readSettings();
  const backup = await openBackup(from, settings.backupPassphrase);
  const { manifest } = backup;
  const { isDistributed } = settings;
  const { client, close } = await openTarget(settings, quiet);
  const files = await pickFiles(settings);
  const bring = async () => {
    const brought = await bringBack({ client, files, migrations, backup, isDistributed });
    return { ...brought, again: await eraseAgain(client, files, hashes) };
  };
  const { later, again } = await bring().finally(close);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `All is as it was on ${manifest.taken_at}, from ${from}`,
    `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files: counts and sums are equal, ${effort()}.`,
    ...(later.length > 0 ? [`Then brought up to date: ${later.join(', ')}`] : []),
    erased === undefined
      ? 'Next: erase again who was erased after the backup was taken (--erased LIST does it).'
      : `Of the list of the erased, ${again.families} families and ${again.children} single children were here again, and are erased again.`,
    'Then start the product.',
  ];
};

await run('restore the backup', restore);
