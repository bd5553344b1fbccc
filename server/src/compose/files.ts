import { join } from 'node:path';
import { localDisk } from '../adapters/files/local-disk.ts';
import type { Files } from '../ports/files.ts';
import type { Room } from './room.ts';

/** Where pictures and packages are kept. */
export const pickFiles = ({ settings }: Room): Files =>
  localDisk(join(settings.dataFolder, 'files'));
