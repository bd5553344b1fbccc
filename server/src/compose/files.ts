import { join } from 'node:path';
import { localDisk } from '../adapters/files/local-disk.ts';
import { s3Store } from '../adapters/files/s3.ts';
import { freeSpace } from '../http/health/free-space.ts';
import type { Files } from '../ports/files.ts';
import type { Settings } from '../settings/settings.ts';

/** Where pictures and packages are kept. */
export const pickFiles = ({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): Files =>
  s3 ? s3Store(s3) : localDisk(join(dataFolder, 'files'));

/** The embedded database, if there is one, and the files, if they are on this disk. */
const foldersOf = ({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>) => [
  join(dataFolder, 'postgres'),
  ...(s3 ? [] : [dataFolder, join(dataFolder, 'files')]),
];

export const pickStorage = (settings: Pick<Settings, 's3' | 'dataFolder'>) => ({
  files: pickFiles(settings),
  hasSpace: freeSpace(foldersOf(settings)),
});
