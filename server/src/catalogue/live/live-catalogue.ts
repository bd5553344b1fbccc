import type { CatalogueItem } from '@nobi/kit/manifest';
import type { Pack } from '@nobi/kit/offline';
import type { Database, DatabaseLog, Queryable } from '../../database/database.ts';
import type { Catalogue } from '../catalogue.ts';
import { type ShelvedItem, shelved } from '../change.rules.ts';
import { catalogueChanged, changesStore } from '../changes.store.ts';
import { type PublishedGuest, uploadsStore } from '../uploads/uploads.store.ts';
import { notifyCache } from './notify-cache.ts';

/** The catalogue as staff left it: new items, words and order arrive while the server runs. */
export interface LiveCatalogue extends Catalogue {
  /** What the build wrote, as it was written. */
  readonly built: Catalogue;
  /** By the id of an item: what saves each guest on the shelves in a browser. Another object after each change. */
  readonly guestPacks: Readonly<Record<string, Pack>>;
  /** Everything there is, hidden items too, read now. */
  shelved(db: Queryable): Promise<ShelvedItem[]>;
  /** An item as its manifest says it. */
  source(db: Queryable, kind: string, id: string): Promise<CatalogueItem | undefined>;
  /** Reads it anew; other processes do so by notice. */
  refresh(): Promise<void>;
}

/** Saved items are known by their id alone: a guest that shares one with another item cannot be saved. */
const packsOf = (guests: readonly PublishedGuest[], visible: readonly CatalogueItem[]) => {
  const isAlone = (id: string) => visible.filter((each) => each.id === id).length === 1;
  return Object.fromEntries(
    guests.flatMap(({ item: { id }, pack }) => (pack && isAlone(id) ? [[id, pack]] : [])),
  );
};

/** Joins what was built with what staff changed, and keeps it fresh in this process. */
export const openCatalogue = async (
  built: Catalogue,
  { db, log }: { db: Database; log: DatabaseLog },
): Promise<LiveCatalogue> => {
  let items: readonly CatalogueItem[] = built.items;
  let byKey = new Map<string, CatalogueItem>();
  let guestPacks: Readonly<Record<string, Pack>> = {};

  /** What is built here goes before a guest of the same name. */
  const guestsFrom = async (from: Queryable) =>
    (await uploadsStore(from).published()).filter(({ item }) => !built.find(item.kind, item.id));
  const joined = (guests: readonly PublishedGuest[]) => [
    ...built.items,
    ...guests.map(({ item }) => item),
  ];
  const sources = async (from: Queryable) => joined(await guestsFrom(from));
  const changed = async (from: Queryable, all: readonly CatalogueItem[]) =>
    shelved(all, await changesStore(from).all());

  const take = async () => {
    const guests = await guestsFrom(db);
    const visible = (await changed(db, joined(guests))).filter(({ isHidden }) => !isHidden);
    items = visible.map(({ item }) => item);
    guestPacks = packsOf(guests, items);
    byKey = new Map(items.map((item) => [`${item.kind}/${item.id}`, item]));
  };

  const refresh = await notifyCache({ db, log, channel: catalogueChanged, take });
  return {
    built,
    get items() {
      return items;
    },
    get guestPacks() {
      return guestPacks;
    },
    find: (kind, id) => byKey.get(`${kind}/${id}`),
    shelved: async (from) => changed(from, await sources(from)),
    source: async (from, kind, id) =>
      (await sources(from)).find((item) => item.kind === kind && item.id === id),
    refresh,
  };
};
