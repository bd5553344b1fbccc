import { type CatalogueItem, catalogueFile } from '@nobi/kit/manifest';
import { readBuilt } from './built-file.ts';

/** The catalogue: every item that content/build wrote, in the order staff and manifests give. */
export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  find(kind: CatalogueItem['kind'], id: string): CatalogueItem | undefined;
}

/** Reads the built catalogue; a missing or malformed one stops the start. */
export const readCatalogue = async (file: string): Promise<Catalogue> => {
  const { items } = catalogueFile.parse(JSON.parse(await readBuilt(file)));
  const sorted = items.toSorted(
    (one, other) => one.order - other.order || (one.id < other.id ? -1 : 1),
  );
  const byKey = new Map(sorted.map((item) => [`${item.kind}/${item.id}`, item]));
  return { items: sorted, find: (kind, id) => byKey.get(`${kind}/${id}`) };
};
