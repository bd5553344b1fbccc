import { mostViews, otherDeeds, Problem, staff, viewLists } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { CallInput } from '../../../http/serve.ts';
import { type NewView, viewsStore } from './views.store.ts';

const deeds: ReadonlySet<string> = new Set([...Object.keys(staff), ...otherDeeds]);

/** Columns that there are, and filters whose values are words of ours: nothing that was typed. */
const insistOnOurWords = ({ list, filters, hidden }: NewView) => {
  const known: { readonly columns: readonly string[] } = viewLists[list];
  const isOurs =
    viewLists[list].filters.safeParse(filters).success &&
    (list !== 'audit' || filters.did === undefined || deeds.has(filters.did)) &&
    hidden.every((column) => known.columns.includes(column)) &&
    hidden.length < known.columns.length;
  if (!isOurs) throw new Problem('invalid_input');
};

/** How colleagues like to see lists: each their own, and what they share. */
export const viewsService = ({ db }: { readonly db: Database }) => ({
  list: async ({ query }: CallInput<typeof staff.views>, { staffId }: StaffCaller) => ({
    views: await viewsStore(db).seenBy(staffId, query.list),
  }),

  async save({ body }: CallInput<typeof staff.saveView>, { staffId }: StaffCaller) {
    insistOnOurWords(body);
    return db.transaction(async (tx) => {
      const store = viewsStore(tx);
      if ((await store.countOthers(staffId, body)) >= mostViews)
        throw new Problem('staff_views_full');
      if (body.is_default) await store.dropDefault(staffId, body.list);
      return { id: await store.save(staffId, body) };
    });
  },

  async remove({ params }: CallInput<typeof staff.removeView>, { staffId }: StaffCaller) {
    const isGone = isUuid(params.view) && (await viewsStore(db).remove(staffId, params.view));
    if (!isGone) throw new Problem('not_found');
    return {};
  },
});
