import type { staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { familiesStore } from './families.store.ts';
import { searchedAs } from './family-search.rules.ts';

export const familiesService = (db: Database) => ({
  async list({ query }: CallInput<typeof staff.families>, by: StaffCaller) {
    const { search, order } = query;
    const page = { order, ...windowOf(query) };
    const store = familiesStore(db);
    const rows = search ? await store.find(searchedAs(search), page) : await store.newest(page);
    // What was searched for may be an address: the log names it, since it tells who was looked for.
    await auditStore(db).write({ by, did: 'families', about: search });
    return pageOf(query, rows, ({ created_at, paid_until, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      paid_until: paid_until?.toISOString() ?? null,
    }));
  },
});
