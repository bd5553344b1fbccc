import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ItemManifest, itemManifest } from '@nobi/kit/manifest';

export interface FoundItem {
  manifest: ItemManifest;
  folder: string;
  /** Such as `games/jembatan-sepuluh`. */
  path: string;
  entry: string;
}

const shelves = ['games', 'courses', 'tools'] as const;
const kinds = { games: 'game', courses: 'course', tools: 'tool' } as const;

const readItem = async (
  root: string,
  shelf: (typeof shelves)[number],
  name: string,
): Promise<FoundItem> => {
  const folder = join(root, shelf, name);
  const source: { manifest?: unknown } = await import(
    `${join(folder, 'manifest.ts')}?${Date.now()}`
  );
  const parsed = itemManifest.safeParse(source.manifest);
  if (!parsed.success)
    throw new Error(
      `${shelf}/${name}/manifest.ts: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    );
  if (parsed.data.id !== name || parsed.data.kind !== kinds[shelf])
    throw new Error(`${shelf}/${name}/manifest.ts names another item or kind`);
  return {
    manifest: parsed.data,
    folder,
    path: `${shelf}/${name}`,
    entry: join(folder, 'index.html'),
  };
};

/** Every folder on a shelf that has a manifest is an item: there is no list to keep. */
export const findItems = async (root: string): Promise<FoundItem[]> => {
  const found: FoundItem[] = [];
  for (const shelf of shelves) {
    if (!existsSync(join(root, shelf))) continue;
    for (const name of (await readdir(join(root, shelf))).sort())
      if (existsSync(join(root, shelf, name, 'manifest.ts')))
        found.push(await readItem(root, shelf, name));
  }
  return found;
};
