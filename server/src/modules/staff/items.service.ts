import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import {
  categoryOf,
  changedItem,
  differenceOf,
  type ItemChange,
  movedBy,
  type ShelvedItem,
  shutsTooMuch,
} from '../../catalogue/change.rules.ts';
import { changesStore } from '../../catalogue/changes.store.ts';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { pageOf, windowOf } from './list.rules.ts';

export interface ItemsDeps {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly playUrl: string;
  /** Signs a path of the play origin for a few minutes. */
  readonly signAddress: (path: string) => string;
}

const idOf = ({ item }: ShelvedItem) => `${item.kind}.${item.id}`;

const changeOf = (body: Asked<typeof staff.changeItem>['body']): ItemChange => ({
  title: { id: body.title_id, en: body.title_en },
  description: { id: body.description_id, en: body.description_en },
  category: body.category,
  plan: body.plan,
  ageMin: body.age_min,
  ageMax: body.age_max,
  order: body.order,
  hidden: body.is_hidden,
});

const matches =
  ({ search, kind, category }: Asked<typeof staff.items>['query']) =>
  ({ item }: ShelvedItem) =>
    (!kind || item.kind === kind) &&
    (!category || categoryOf(item) === category) &&
    (!search ||
      [item.id, ...Object.values(item.title)].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ));

export const itemsService = ({ db, catalogue, playUrl, signAddress }: ItemsDeps) => {
  const show = (shelved: ShelvedItem) => ({
    id: idOf(shelved),
    kind: shelved.item.kind,
    trust: shelved.item.trust,
    thumbnail: `${playUrl}${shelved.item.thumbnail}`,
    is_changed: shelved.isChanged,
    title_id: shelved.item.title.id,
    title_en: shelved.item.title.en,
    description_id: shelved.item.description.id,
    description_en: shelved.item.description.en,
    category: categoryOf(shelved.item),
    plan: shelved.item.plan,
    age_min: shelved.item.ageMin,
    age_max: shelved.item.ageMax,
    order: shelved.item.order,
    is_hidden: shelved.isHidden,
  });

  const find = async (from: Queryable, id: string) => {
    const all = await catalogue.shelved(from);
    const found = all.find((each) => idOf(each) === id);
    if (!found) throw new Problem('not_found');
    return { all, found };
  };

  /** What the manifest says and what staff had said about it before. */
  const sourceOf = async (tx: Queryable, { item }: ShelvedItem) => {
    const source = await catalogue.source(tx, item.kind, item.id);
    if (!source) throw new Problem('not_found');
    const kept = (await changesStore(tx).all()).find(
      ({ kind, slug }) => kind === item.kind && slug === item.id,
    );
    return { source, before: kept?.changes ?? {} };
  };

  return {
    async list({ query }: Asked<typeof staff.items>) {
      const found = (await catalogue.shelved(db)).filter(matches(query));
      const ordered = query.order === 'desc' ? found.toReversed() : found;
      const { limit, offset } = windowOf(query);
      return pageOf(query, ordered.slice(offset, offset + limit), show);
    },

    async one({ params }: Asked<typeof staff.item>) {
      return show((await find(db, params.id)).found);
    },

    async change({ params, body }: Asked<typeof staff.changeItem>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const store = changesStore(tx);
        await store.takeTurn();
        const { all, found } = await find(tx, params.id);
        const { source, before } = await sourceOf(tx, found);
        const { thumbnail } = before;
        const after = differenceOf(source, { ...changeOf(body), thumbnail });
        const item = changedItem(source, after);
        if (!item) throw new Problem('invalid_input');
        const changed = { item, isHidden: after.hidden === true, isChanged: true };
        const then = all.map((each) => (each === found ? changed : each));
        if (shutsTooMuch(all, then)) throw new Problem('staff_half_regular');
        await store.keep(item.kind, item.id, after);
        await auditStore(tx).write({ by, did: 'changeItem', about: params.id, before, after });
        await store.tell();
      });
      await catalogue.refresh();
      return show((await find(db, params.id)).found);
    },

    async move({ params, body }: Asked<typeof staff.moveItem>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const store = changesStore(tx);
        await store.takeTurn();
        const { all, found } = await find(tx, params.id);
        for (const { shelved, order } of movedBy(all, found, body.to)) {
          const { source, before } = await sourceOf(tx, shelved);
          await store.keep(source.kind, source.id, differenceOf(source, { ...before, order }));
        }
        await auditStore(tx).write({
          by,
          did: 'moveItem',
          about: params.id,
          after: { to: body.to },
        });
        await store.tell();
      });
      await catalogue.refresh();
      return { id: params.id };
    },

    async preview({ params }: Asked<typeof staff.previewItem>) {
      const { item } = (await find(db, params.id)).found;
      return { url: signAddress(item.path), trust: item.trust };
    },
  };
};

export type ItemsService = ReturnType<typeof itemsService>;
