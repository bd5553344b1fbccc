import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { FoundItem } from './items.ts';

const mark = 'item=';
/** Links are followed, as the bundler follows them. */
export const kitOf = (root: string): string => realpathSync(join(root, '../kit'));

const copiedOfKit = ['slices', 'manifest/book'];

/** Whether each item that needs this file has a copy: what lies beside the shelves, and what few take of the kit. */
export const isCopied = (root: string): ((file: string) => boolean) => {
  const ofKit = copiedOfKit.map((folder) => join(kitOf(root), 'src', folder, sep));
  return (file) =>
    (file.startsWith(join(root, sep)) && !file.includes('node_modules')) ||
    ofKit.some((folder) => file.startsWith(folder));
};

/**
 * Gives each item its own copy of what it shares with others beside the kit: skills, addresses of pictures,
 * rules for fonts. As files of their own, each would cost a first play a request for a few hundred bytes,
 * and beyond six at once a whole way there and back. And an item is then the same file whoever is built with it.
 */
export const ownCopies = (root: string, items: readonly FoundItem[]): Plugin => {
  const folderOf = (file: string) => items.find(({ folder }) => file.startsWith(folder + sep));
  const itemOf = (importer: string) => importer.split(mark)[1] ?? folderOf(importer)?.manifest.id;
  const isOthers = isCopied(root);
  return {
    name: 'nobi-own-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const item = importer && itemOf(importer);
      if (!item || source.includes(mark)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !isOthers(found.id) || folderOf(found.id)) return null;
      return `${found.id}${found.id.includes('?') ? '&' : '?'}${mark}${item}`;
    },
  };
};
