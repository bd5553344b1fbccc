/** Lays the folder of a new item: a whole small one that builds, plays and keeps every rule. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const shelfFor = { game: 'games', course: 'courses', tool: 'tools' } as const;
export type NewKind = keyof typeof shelfFor;

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** Why there can be no such item under `root`, or nothing. */
export const obstacleTo = (root: string, id: string): string | undefined => {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 48)
    return `An id is small letters and numbers with hyphens, such as kebun-angka; got "${id}".`;
  const taken = Object.values(shelfFor).find((shelf) => existsSync(join(root, shelf, id)));
  return taken && `There is a folder content/${taken}/${id} already; choose another id.`;
};

/** Copies the starter of this kind and puts the new names in; answers the folder. */
export const layItem = async (root: string, kind: NewKind, id: string): Promise<string> => {
  const why = obstacleTo(root, id);
  if (why) throw new Error(why);
  const folder = join(root, shelfFor[kind], id);
  await cp(join(import.meta.dirname, '../starter', kind), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('item-id', id).replaceAll('Item Title', titleOf(id)));
  }
  return folder;
};
