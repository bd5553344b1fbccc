import type { CatalogueItem } from '@nobi/kit/manifest';
import type { Database, DatabaseLog, Queryable } from '../../database/database.ts';
import type { Catalogue } from '../catalogue.ts';
import { type ShelvedItem, shelved } from '../change.rules.ts';
import { catalogueChanged, changesStore } from '../changes.store.ts';
import { uploadsStore } from '../uploads/uploads.store.ts';
import { notifyCache } from './notify-cache.ts';

/** The catalogue as staff left it: new items, words and order arrive while the server runs. */
export interface LiveCatalogue extends Catalogue {
  /** What the build wrote, as it was written. */
  readonly built: Catalogue;
  /** Everything there is, hidden items too, read now. */
  shelved(db: Queryable): Promise<ShelvedItem[]>;
  /** An item as its manifest says it. */
  source(db: Queryable, kind: string, id: string): Promise<CatalogueItem | undefined>;
  /** Reads it anew; other processes do so by notice. */
  refresh(): Promise<void>;
}

/** Joins what was built with what staff changed, and keeps it fresh in this process. */
export const openCatalogue = async (
  built: Catalogue,
  { db, log }: { db: Database; log: DatabaseLog },
): Promise<LiveCatalogue> => {
  let items: readonly CatalogueItem[] = built.items;
  let byKey = new Map<string, CatalogueItem>();

  /** What is built here goes before a guest of the same name. */
  const sources = async (from: Queryable) => [
    ...built.items,
    ...(await uploadsStore(from).published()).filter(({ kind, id }) => !built.find(kind, id)),
  ];
  const read = async (from: Queryable) =>
    shelved(await sources(from), await changesStore(from).all());

  const take = async () => {
    const visible = (await read(db)).filter(({ isHidden }) => !isHidden);
    items = visible.map(({ item }) => item);
    byKey = new Map(items.map((item) => [`${item.kind}/${item.id}`, item]));
  };

  const refresh = await notifyCache({ db, log, channel: catalogueChanged, take });
  return {
    built,
    get items() {
      return items;
    },
    find: (kind, id) => byKey.get(`${kind}/${id}`),
    shelved: read,
    source: async (from, kind, id) =>
      (await sources(from)).find((item) => item.kind === kind && item.id === id),
    refresh,
  };
};
