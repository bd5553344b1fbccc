import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FoundItem } from './items.ts';

/** Copies the picture under a name that changes with its content, and answers its address. */
export const publishThumbnail = async (item: FoundItem, dist: string): Promise<string> => {
  const source = join(item.folder, item.manifest.thumbnail);
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 8);
  const name = `${item.manifest.id}-${hash}${extname(source)}`;
  await copyFile(source, join(dist, 'assets', name));
  return `/assets/${name}`;
};
