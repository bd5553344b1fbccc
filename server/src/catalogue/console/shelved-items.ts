import { Problem } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';
import { categoryOf, type ItemChange, type ShelvedItem } from '../change.rules.ts';
import { changesStore } from '../changes.store.ts';
import type { LiveCatalogue } from '../live/live-catalogue.ts';

export const idOf = ({ item }: Pick<ShelvedItem, 'item'>) => `${item.kind}.${item.id}`;

const fieldsOf = (item: CatalogueItem) => ({
  title_id: item.title.id,
  title_en: item.title.en,
  description_id: item.description.id,
  description_en: item.description.en,
  category: categoryOf(item),
  plan: item.plan,
  age_min: item.ageMin,
  age_max: item.ageMax,
  order: item.order,
});

export interface ShelvedItemsDeps {
  readonly catalogue: LiveCatalogue;
  readonly playUrl: string;
}

/** Items as staff see them: what families see, and what the manifest says. */
export const shelvedItems = ({ catalogue, playUrl }: ShelvedItemsDeps) => {
  const find = async (from: Queryable, id: string) => {
    const all = await catalogue.shelved(from);
    const match = all.find((each) => idOf(each) === id);
    if (!match) throw new Problem('not_found');
    return { all, shelved: match };
  };

  /** What the manifest says and what staff had said about it before. */
  const sourceOf = async (from: Queryable, { item }: Pick<ShelvedItem, 'item'>) => {
    const source = await catalogue.source(from, item.kind, item.id);
    if (!source) throw new Problem('not_found');
    const change = (await changesStore(from).all()).find(
      ({ kind, slug }) => kind === item.kind && slug === item.id,
    );
    const before: ItemChange = change?.changes ?? {};
    return { source, before };
  };

  const show = (shelved: ShelvedItem) => ({
    id: idOf(shelved),
    kind: shelved.item.kind,
    trust: shelved.item.trust,
    thumbnail: `${playUrl}${shelved.item.thumbnail}`,
    is_changed: shelved.isChanged,
    ...fieldsOf(shelved.item),
    is_hidden: shelved.isHidden,
  });

  return {
    find,
    sourceOf,
    show,

    /** One item with what its manifest says beside it. */
    async look(from: Queryable, id: string) {
      const { shelved } = await find(from, id);
      const { source } = await sourceOf(from, shelved);
      return {
        ...show(shelved),
        manifest: {
          ...fieldsOf(source),
          is_hidden: false,
          thumbnail: `${playUrl}${source.thumbnail}`,
        },
      };
    },
  };
};
