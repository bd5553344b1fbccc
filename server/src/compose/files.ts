import { join } from 'node:path';
import { localDisk } from '../adapters/files/local-disk.ts';
import { s3Store } from '../adapters/files/s3.ts';
import type { Files } from '../ports/files.ts';
import type { Settings } from '../settings.ts';

/** Where pictures and packages are kept. */
export const pickFiles = ({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): Files =>
  s3 ? s3Store(s3) : localDisk(join(dataFolder, 'files'));
