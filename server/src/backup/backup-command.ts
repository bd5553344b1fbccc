import { pickFiles } from '../compose/files.ts';
import { readSettings } from '../settings/settings.ts';
import { backupRunsStore } from './backup-runs.store.ts';
import { storesOn } from './client.store.ts';
import { effort, foldersOf, quiet, run } from './command.ts';
import { openSource } from './places.ts';
import { saveBackup } from './save.ts';

const take = async () => {
  const { folder: to } = foldersOf('to');
  const settings = readSettings();
  const { client, close } = await openSource(settings, quiet);
  const files = await pickFiles(settings);
  const job = { client, files, to, passphrase: settings.backupPassphrase };
  const { folder, manifest } = await saveBackup(job)
    .then(async (saved) => {
      await backupRunsStore(storesOn(client)).add(saved.manifest.salt !== null);
      return saved;
    })
    .finally(close);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The backup is in ${folder}`,
    `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files, ${effort()}.`,
    manifest.salt
      ? 'It is encrypted: keep BACKUP_PASSPHRASE somewhere else than the backup.'
      : 'It holds secrets and is not encrypted: set BACKUP_PASSPHRASE, or guard the folder.',
  ];
};

await run('take a backup', take);
