import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { FoundItem } from './items.ts';

const mark = 'item=';
/** Below this a picture travels inside the script that names it, as Vite has it by default. */
const inlined = 4096;
/** How long a source may be, in bytes, and still be worth less than a request of its own. */
const small = 8000;

const isSmall = (id: string): boolean => {
  const [file = '', query] = id.split('?');
  if (query === undefined && /\.(?:ts|css)$/.test(file)) return statSync(file).size <= small;
  // Only its address goes into a script, some thirty letters.
  if (!/\.(?:webp|png|svg|mp3)$/.test(file)) return false;
  return query === undefined ? statSync(file).size >= inlined : query === 'url&no-inline';
};

/**
 * Gives each item its own copy of the little that it shares with others: skills, addresses of pictures,
 * rules for fonts. As files of their own, each would cost a first play a request for a few hundred bytes,
 * and beyond six at once a whole way there and back.
 */
export const ownCopies = (root: string, items: readonly FoundItem[]): Plugin => {
  const folderOf = (file: string) => items.find(({ folder }) => file.startsWith(folder + sep));
  const itemOf = (importer: string) => importer.split(mark)[1] ?? folderOf(importer)?.manifest.id;
  const isShared = (id: string) =>
    id.startsWith(join(root, sep)) && !id.includes('node_modules') && !folderOf(id);
  return {
    name: 'nobi-own-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const item = importer && itemOf(importer);
      if (!item || source.includes(mark)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !isShared(found.id) || !isSmall(found.id)) return null;
      return `${found.id}${found.id.includes('?') ? '&' : '?'}${mark}${item}`;
    },
  };
};
