import { join } from 'node:path';
import { pickFiles } from '../compose/files.ts';
import { readSettings } from '../settings.ts';
import { bringBack, openBackup } from './bring-back.ts';
import { effort, folderOf, quiet, run } from './command.ts';
import { openTarget } from './places.ts';

const migrations = join(import.meta.dirname, '..', 'database', 'migrations');

const restore = async () => {
  const from = folderOf('from');
  const settings = readSettings();
  const backup = await openBackup(from, settings.backupPassphrase);
  const { manifest } = backup;
  const { client, close } = await openTarget(settings, quiet);
  const files = pickFiles(settings);
  const { later } = await bringBack({ client, files, migrations, backup }).finally(close);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `All is as it was on ${manifest.taken_at}, from ${from}`,
    `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files: counts and sums are equal, ${effort()}.`,
    ...(later.length > 0 ? [`Then brought up to date: ${later.join(', ')}`] : []),
    'Next: start the product. Then erase again what was erased after the backup was taken.',
  ];
};

await run('restore the backup', restore);
