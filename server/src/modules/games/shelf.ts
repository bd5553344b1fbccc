import type { Game, Language } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { Ready } from '../../ready.ts';

type GameItem = Extract<CatalogueItem, { kind: 'game' }>;

interface Reader {
  readonly language: Language;
  readonly opensPremium: boolean;
}

const isGame = (item: CatalogueItem): item is GameItem => item.kind === 'game';

const gameOf = (item: GameItem, reader: Reader, playUrl: string): Game => {
  const locked = item.plan === 'premium' && !reader.opensPremium;
  return {
    id: item.id,
    title: item.title[reader.language],
    description: item.description[reader.language],
    thumbnail: `${playUrl}${item.thumbnail}`,
    category: item.category,
    html_game_url: locked ? '' : `${playUrl}${item.path}`,
    plan: item.plan,
    locked,
    trust: item.trust,
    age_min: item.ageMin,
    age_max: item.ageMax,
  };
};

/** The games as each kind of reader sees them, as ready bytes: a list is a look-up. */
export const gameShelf = (catalogue: Catalogue, playUrl: string) => {
  const items = catalogue.items.filter(isGame);
  const listFor = (language: Language, opensPremium: boolean) =>
    new Ready(items.map((item) => gameOf(item, { language, opensPremium }, playUrl)));
  const lists = {
    en: { open: listFor('en', true), limited: listFor('en', false) },
    id: { open: listFor('id', true), limited: listFor('id', false) },
  };
  return {
    list: ({ language, opensPremium }: Reader): Ready =>
      lists[language][opensPremium ? 'open' : 'limited'],
    one(id: string, reader: Reader): Game | undefined {
      const item = catalogue.find('game', id);
      return item && isGame(item) ? gameOf(item, reader, playUrl) : undefined;
    },
    pathOf: (id: string): string | undefined => catalogue.find('game', id)?.path,
  };
};

export type GameShelf = ReturnType<typeof gameShelf>;
