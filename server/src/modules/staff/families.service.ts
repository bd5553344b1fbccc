import type { staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { familiesStore } from './families.store.ts';
import { searchedAs } from './family-search.rules.ts';
import { pageOf, windowOf } from './list.rules.ts';

export const familiesService = (db: Database) => ({
  async list({ query }: Asked<typeof staff.families>, by: StaffCaller) {
    const { search, order } = query;
    const asked = { order, ...windowOf(query) };
    const store = familiesStore(db);
    const rows = search ? await store.find(searchedAs(search), asked) : await store.newest(asked);
    // What was searched for may be an address: the log names it, since it tells who was looked for.
    await auditStore(db).write({ by, did: 'families', about: search });
    return pageOf(query, rows, ({ created_at, paid_until, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      paid_until: paid_until?.toISOString() ?? null,
    }));
  },
});

export type FamiliesService = ReturnType<typeof familiesService>;
