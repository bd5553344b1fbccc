import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { accountIdOf } from '../../../audit/family-id.rules.ts';
import { propose } from '../../../audit/proposals/propose.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Files } from '../../../ports/files.ts';
import { familyRows } from '../erasure/family-rows.ts';
import { insistOnErasable } from './carry-out-erasure.ts';

export interface DataRightsDeps {
  readonly db: Database;
  readonly files: Files;
  readonly publicUrl: string;
}

export const dataRightsService = ({ db, files, publicUrl }: DataRightsDeps) => ({
  async export({ params, body }: CallInput<typeof staff.exportFamily>, by: StaffCaller) {
    const familyId = accountIdOf(params.family);
    const rows = await familyRows(db, files, familyId);
    if (!rows) throw new Problem('not_found');
    await auditStore(db).write({ by, did: 'exportFamily', familyId, reason: body.reason });
    return rows;
  },

  /** A second person does it, when they confirm. */
  async erase({ params, body }: CallInput<typeof staff.eraseFamily>, by: StaffCaller) {
    const familyId = accountIdOf(params.family);
    return db.transaction(async (tx) => {
      const account = await insistOnErasable(tx, familyId);
      if (account.email.toLowerCase() !== body.email) throw new Problem('staff_email_differs');
      const what = { kind: 'erasure' as const, subject: familyId, familyId, wish: {} };
      return propose(tx, { ...what, reason: body.reason, by, publicUrl });
    });
  },
});
