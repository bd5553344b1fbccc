import type { Language, Plan } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import { Ready } from '../http/ready.ts';
import type { Catalogue } from './catalogue.ts';

/** For whom something is shown: their language, and whether premium items open to them. */
export interface Reader {
  readonly language: Language;
  readonly opensPremium: boolean;
}

/** What every card of every kind says. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string;
  readonly plan: Plan;
  readonly locked: boolean;
  readonly age_min: number;
  readonly age_max: number;
  readonly age_bands: string[];
}

type ItemOf<Kind extends CatalogueItem['kind']> = Extract<CatalogueItem, { kind: Kind }>;

/** Where an item's page is, and where its picture. */
export interface ItemAddresses {
  readonly playUrl: string;
  readonly pictureUrl: string;
}

export interface KindCatalogueOptions<Kind extends CatalogueItem['kind'], Shown extends Card>
  extends ItemAddresses {
  readonly catalogue: Catalogue;
  readonly isKind: (item: CatalogueItem) => item is ItemOf<Kind>;
  /** Adds what only this kind of item has; `url` is empty when it is locked. */
  readonly present: (card: Card, item: ItemOf<Kind>, url: string) => Shown;
}

/** One kind of item as each kind of reader sees it, as ready bytes: a list is a look-up. */
export const kindCatalogue = <Kind extends CatalogueItem['kind'], Shown extends Card>(
  options: KindCatalogueOptions<Kind, Shown>,
) => {
  const { playUrl, pictureUrl } = options;

  const show = (item: ItemOf<Kind>, { language, opensPremium }: Reader): Shown => {
    const locked = item.plan === 'premium' && !opensPremium;
    const card: Card = {
      id: item.id,
      title: item.title[language],
      description: item.description[language],
      thumbnail: `${pictureUrl}${item.thumbnail}`,
      plan: item.plan,
      locked,
      age_min: item.ageMin,
      age_max: item.ageMax,
      age_bands: item.ageBands,
    };
    return options.present(card, item, locked ? '' : `${playUrl}${item.path}`);
  };

  const stock = (all: readonly CatalogueItem[]) => {
    const items = all.filter(options.isKind);
    const listFor = (language: Language, opensPremium: boolean) =>
      new Ready(items.map((item) => show(item, { language, opensPremium })));
    const lists = {
      en: { open: listFor('en', true), limited: listFor('en', false) },
      id: { open: listFor('id', true), limited: listFor('id', false) },
    };
    return { all, lists, byId: new Map(items.map((item) => [item.id, item])) };
  };
  let stocked = stock(options.catalogue.items);
  /** Made anew once the catalogue has others. */
  const current = () => {
    const { items } = options.catalogue;
    if (items !== stocked.all) stocked = stock(items);
    return stocked;
  };

  return {
    list: ({ language, opensPremium }: Reader): Ready =>
      current().lists[language][opensPremium ? 'open' : 'limited'],
    one(id: string, reader: Reader): Shown | undefined {
      const item = current().byId.get(id);
      return item && show(item, reader);
    },
    pathOf: (id: string): string | undefined => current().byId.get(id)?.path,
    skillsOf: (item: string): string[] =>
      (current().byId.get(item)?.skills ?? []).map(({ id }) => id),
  };
};

export type KindCatalogue<Shown extends Card> = {
  list(reader: Reader): Ready;
  one(id: string, reader: Reader): Shown | undefined;
  pathOf(id: string): string | undefined;
  skillsOf(item: string): string[];
};
