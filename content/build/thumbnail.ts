import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FoundItem } from './items.ts';

/** The picture on its card, under a name that changes with its content. */
export const thumbnailOf = async (item: FoundItem): Promise<{ name: string; picture: Buffer }> => {
  const source = join(item.folder, item.manifest.thumbnail);
  const picture = await readFile(source);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  return { name: `assets/${item.manifest.id}-${hash}${extname(source)}`, picture };
};
