/** What each item weighs on its way to a phone, file by file: the number on its card and what is saved. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack, PackList } from '@nobi/kit/offline';
import type { FoundItem } from './items.ts';

/** Of an answer's headers as the product itself sends them; over HTTP/2 they weigh less. */
const headerBytes = 830;

/** As it travels: packed where a packed twin was laid beside it. */
const wireBytes = async (file: string): Promise<number> => {
  const packed = await stat(`${file}.br`).catch(() => undefined);
  return (packed ?? (await stat(file))).size + headerBytes;
};

const packOf = async (dist: string, item: FoundItem, from: PackSource): Promise<Pack> => {
  const page = `/${item.path}/`;
  const names = [`${item.path}/index.html`, ...from.files];
  const weights = await Promise.all(names.map((name) => wireBytes(join(dist, name))));
  const paths = [page, ...from.files.map((name) => `/${name}`)];
  return {
    build: from.build,
    path: page,
    files: Object.fromEntries(paths.map((path, at) => [path, weights[at] ?? 0])),
  };
};

interface PackSource {
  readonly build: string;
  /** Below `dist`. */
  readonly files: readonly string[];
}

/** Fails where an entry page names a file that the list has not: it would not open on the bus. */
const checkPage = async (dist: string, { path, files }: Pack) => {
  const html = await readFile(join(dist, path, 'index.html'), 'utf8');
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const forgotten = named.filter((name) => !Object.hasOwn(files, name));
  if (forgotten.length > 0) throw new Error(`${path} needs ${forgotten.join(', ')} to be saved`);
};

export const publishPacks = async (
  dist: string,
  items: readonly FoundItem[],
  sourceOf: (item: FoundItem) => PackSource,
): Promise<void> => {
  const packs = new Map<string, Pack>();
  for (const item of items) {
    const { id } = item.manifest;
    if (packs.has(id)) throw new Error(`Two items are called ${id}: they would be saved as one`);
    const pack = await packOf(dist, item, sourceOf(item));
    await checkPage(dist, pack);
    packs.set(id, pack);
  }
  const list: PackList = { v: 1, items: Object.fromEntries(packs) };
  await writeFile(join(dist, 'packs.json'), `${JSON.stringify(list)}\n`);
};
