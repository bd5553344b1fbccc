import { readFile } from 'node:fs/promises';
import { type CatalogueItem, catalogueFile } from '@nobi/kit/manifest';

/** The shelf: every item that content/build wrote, in the order staff and manifests give. */
export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  find(kind: CatalogueItem['kind'], id: string): CatalogueItem | undefined;
}

const emptyFile = { v: 1, items: [] };

/** Reads the built catalogue; an unbuilt tree has an empty shelf, a malformed one stops the start. */
export const readCatalogue = async (file: string): Promise<Catalogue> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify(emptyFile);
    throw error;
  });
  const { items } = catalogueFile.parse(JSON.parse(text));
  const sorted = items.toSorted(
    (one, other) => one.order - other.order || (one.id < other.id ? -1 : 1),
  );
  const byKey = new Map(sorted.map((item) => [`${item.kind}/${item.id}`, item]));
  return { items: sorted, find: (kind, id) => byKey.get(`${kind}/${id}`) };
};
