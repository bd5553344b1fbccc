import type { staff } from '@nobi/contract';
import type { StaffCaller } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { pageOf, windowOf } from '../http/list.rules.ts';
import type { CallInput } from '../http/serve.ts';
import { auditStore } from './audit.store.ts';
import { writeListLook } from './list-look.ts';

export const auditService = (db: Database) => ({
  async list({ query }: CallInput<typeof staff.auditLog>, by: StaffCaller) {
    const { who, did, family, order } = query;
    const rows = await auditStore(db).list({ who, did, family, order, ...windowOf(query) });
    // Behind the page that it shows: a look at the log is no row of its own page.
    await writeListLook(db, { by, did: 'auditLog', query });
    return pageOf(query, rows, ({ at, staff_email, family_id, ...row }) => ({
      ...row,
      at: at.toISOString(),
      who: staff_email,
      family: family_id,
    }));
  },
});
