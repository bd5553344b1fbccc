import { join } from 'node:path';
import { localDisk } from '../adapters/files/local-disk.ts';
import { freeSpace } from '../http/health/free-space.ts';
import type { Files } from '../ports/files.ts';
import type { Settings } from '../settings/settings.ts';

/** Where pictures and packages are kept. */
export const pickFiles = async (settings: Pick<Settings, 's3' | 'dataFolder'>): Promise<Files> => {
  const { s3, dataFolder } = settings;
  if (!s3) return localDisk(join(dataFolder, 'files'));
  const { s3Store } = await import('../adapters/files/s3.ts');
  return s3Store(s3);
};

/** The embedded database, if there is one, and the files, if they are on this disk. */
const foldersOf = ({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>) => [
  join(dataFolder, 'postgres'),
  ...(s3 ? [] : [dataFolder, join(dataFolder, 'files')]),
];

export const pickStorage = async (settings: Pick<Settings, 's3' | 'dataFolder'>) => ({
  files: await pickFiles(settings),
  hasSpace: freeSpace(foldersOf(settings)),
});
