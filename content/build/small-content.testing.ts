/** A content of its own with few or many items, inside the repository so that libraries are found. */
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { layItem, type NewKind } from './lay-item.ts';

const repository = join(import.meta.dirname, '../..');
const folders = ['art', 'boards', 'course-parts', 'fonts', 'offline', 'skills', 'words'];
const aboutAll = ['package-lock.json', 'tsconfig.base.json', 'content/tsconfig.json'];
/** One for each place on the poster, without which nothing is built. */
const samples = ['games/jembatan-sepuluh', 'games/warung-martabak'];

export interface SmallContent {
  readonly root: string;
  readonly kit: string;
  /** A folder for a `dist` or a cache. */
  folder(name: string): string;
  close(): Promise<void>;
}

export const openContent = async (items: readonly string[] = samples): Promise<SmallContent> => {
  const above = join(repository, '.cache');
  await mkdir(above, { recursive: true });
  const home = await mkdtemp(join(above, 'laid-'));
  const root = join(home, 'content');
  const kit = ['src', 'package.json', 'tsconfig.json'].map((name) => `kit/${name}`);
  const own = [...folders, ...items].map((name) => `content/${name}`);
  for (const name of [...aboutAll, ...kit, ...own])
    await cp(join(repository, name), join(home, name), { recursive: true });
  await mkdir(join(home, 'node_modules/@nobi'), { recursive: true });
  await symlink(join(home, 'kit'), join(home, 'node_modules/@nobi/kit'));
  return {
    root,
    kit: join(home, 'kit'),
    folder: (name) => join(home, name),
    close: () => rm(home, { recursive: true }),
  };
};

const kinds: readonly NewKind[] = ['game', 'course', 'tool'];

/** Copies of the starters, a third of each kind. */
export const addCopies = async (root: string, count: number, from = 0): Promise<void> => {
  for (let at = from; at < from + count; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'game';
    await layItem(root, kind, `${kind}-nomor-${at}`);
  }
};
