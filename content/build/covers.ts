/**
 * `virtual:covers` in the library's page: what the shelf shows of each story. The stories themselves
 * come one by one when they are opened, so the list cannot be read from them in the browser.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Cover } from '../tools/rak-buku/rules/cover.ts';
import type { Story } from '../tools/rak-buku/stories/story.ts';

const name = 'virtual:covers';

const coverOf = ({ id, level, title, from, pages }: Story): Cover | null => {
  const [first] = pages;
  return first ? { id, level, title, from, scene: first.scene } : null;
};

/** Every story below a folder, by its level and then by its id. */
export const readStories = async (folder: string): Promise<Story[]> => {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter(
    (file) => file.endsWith('.ts') && !/(?:^story|\.test)\.ts$/.test(file),
  );
  const stories = await Promise.all(
    files.map(async (file) => {
      // Asked for anew, so that an author who watches sees what was written meanwhile.
      const source: Record<string, Story> = await import(`${join(folder, file)}?${Date.now()}`);
      return Object.values(source);
    }),
  );
  return stories.flat().sort((a, b) => a.level - b.level || a.id.localeCompare(b.id));
};

export const coversFor = (root: string): Plugin => ({
  name: 'nobi-covers',
  resolveId: (source) => (source === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null;
    const stories = await readStories(join(root, 'tools/rak-buku/stories'));
    const covers = stories.map(coverOf).filter((cover) => cover !== null);
    return `export const covers = ${JSON.stringify(covers)};`;
  },
});
