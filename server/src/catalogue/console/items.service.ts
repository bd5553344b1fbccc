import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import { pageOf, windowOf } from '../../http/list.rules.ts';
import type { CallInput } from '../../http/serve.ts';
import {
  categoryOf,
  changedItem,
  differenceOf,
  type ItemChange,
  movedBy,
  type ShelvedItem,
  shutsTooMuch,
} from '../change.rules.ts';
import { changesStore } from '../changes.store.ts';
import { type ShelvedItemsDeps, shelvedItems } from './shelved-items.ts';

export interface ItemsDeps extends ShelvedItemsDeps {
  readonly db: Database;
  /** Signs a path of the play origin for a few minutes. */
  readonly signAddress: (path: string) => string;
}

const changeOf = (body: CallInput<typeof staff.changeItem>['body']): ItemChange => ({
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
  ({ search, kind, category }: CallInput<typeof staff.items>['query']) =>
  ({ item }: ShelvedItem) =>
    (!kind || item.kind === kind) &&
    (!category || categoryOf(item) === category) &&
    (!search ||
      [item.id, ...Object.values(item.title)].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ));

export const itemsService = (deps: ItemsDeps) => {
  const { db, catalogue, signAddress } = deps;
  const { find, look, show, sourceOf } = shelvedItems(deps);

  return {
    async list({ query }: CallInput<typeof staff.items>) {
      const matching = (await catalogue.shelved(db)).filter(matches(query));
      const ordered = query.order === 'desc' ? matching.toReversed() : matching;
      const { limit, offset } = windowOf(query);
      return pageOf(query, ordered.slice(offset, offset + limit), show);
    },

    one: ({ params }: CallInput<typeof staff.item>) => look(db, params.id),

    async change({ params, body }: CallInput<typeof staff.changeItem>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const store = changesStore(tx);
        await store.takeTurn();
        const { all, shelved } = await find(tx, params.id);
        const { source, before } = await sourceOf(tx, shelved);
        const { thumbnail } = before;
        const after = differenceOf(source, { ...changeOf(body), thumbnail });
        const item = changedItem(source, after);
        if (!item) throw new Problem('invalid_input');
        const changed = { item, isHidden: after.hidden === true, isChanged: true };
        const then = all.map((each) => (each === shelved ? changed : each));
        if (shutsTooMuch(all, then)) throw new Problem('staff_half_regular');
        await store.keep(item.kind, item.id, after);
        await auditStore(tx).write({ by, did: 'changeItem', about: params.id, before, after });
        await store.tell();
      });
      await catalogue.refresh();
      return look(db, params.id);
    },

    async move({ params, body }: CallInput<typeof staff.moveItem>, by: StaffCaller) {
      await db.transaction(async (tx) => {
        const store = changesStore(tx);
        await store.takeTurn();
        const { all, shelved: moving } = await find(tx, params.id);
        for (const { shelved, order } of movedBy(all, moving, body.to)) {
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

    async preview({ params }: CallInput<typeof staff.previewItem>) {
      const { item } = (await find(db, params.id)).shelved;
      return { url: signAddress(item.path), trust: item.trust };
    },
  };
};
