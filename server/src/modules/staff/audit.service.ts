import type { staff } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { pageOf, windowOf } from './list.rules.ts';

export const auditService = (db: Database) => ({
  async list({ query }: Asked<typeof staff.auditLog>) {
    const { who, did, family, order } = query;
    const rows = await auditStore(db).list({ who, did, family, order, ...windowOf(query) });
    return pageOf(query, rows, ({ at, staff_email, family_id, ...row }) => ({
      ...row,
      at: at.toISOString(),
      who: staff_email,
      family: family_id,
    }));
  },
});

export type AuditService = ReturnType<typeof auditService>;
