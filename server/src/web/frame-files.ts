import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackList } from '@nobi/kit/offline';

/** By the id of an item: the header that tells a browser what the item's entry page will ask for. */
export type FrameFiles = ReadonlyMap<string, string>;

/**
 * Named by the page that opens an item, its files travel beside the play session and the entry page and not
 * after them: one way there and back less for whoever plays it for the first time. Hints, as the page's policy
 * lets it run nothing from there; of use on one site alone, where page and frame share what a browser keeps.
 */
export const readFrameFiles = async (contentFolder: string, origin: string) => {
  const files = new Map<string, string>();
  const text = await readFile(join(contentFolder, 'packs.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return files;
  const { items }: PackList = JSON.parse(text);
  for (const [id, { path }] of Object.entries(items)) {
    const html = await readFile(join(contentFolder, path, 'index.html'), 'utf8');
    const names = html.match(/\/assets\/[\w.-]+/g) ?? [];
    const links = names.map((name) => `<${origin}${name}>; rel=prefetch; crossorigin`);
    files.set(id, links.join(', '));
  }
  return files;
};
