import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { accountIdOf } from '../../../audit/family-id.rules.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { SuspensionDeps } from './suspension.service.ts';
import { suspensionStore } from './suspension.store.ts';

/** Carries what was seen out of a transaction that is to leave nothing behind. */
class Undone extends Error {
  readonly ends: { before: string | null; after: string | null };
  constructor(ends: Undone['ends']) {
    super('done to be looked at, and undone');
    this.ends = ends;
  }
}

/** When a plan ends now and would end with days more or less: they are given and taken back. */
export const previewDays =
  ({ db, grantDays }: Pick<SuspensionDeps, 'db' | 'grantDays'>) =>
  async ({ params, query }: CallInput<typeof staff.previewDays>, by: StaffCaller) => {
    const familyId = accountIdOf(params.family);
    const { plan, days } = query;
    await auditStore(db).write({ by, did: 'previewDays', familyId });
    try {
      await db.transaction(async (tx) => {
        const store = suspensionStore(tx);
        if (!(await store.lock(familyId))) throw new Problem('not_found');
        const before = await store.endOf(familyId, plan);
        await grantDays(tx, familyId, {
          plan,
          days,
          reason: '?',
          by: by.email,
          key: undefined,
        });
        const after = await store.endOf(familyId, plan);
        throw new Undone({
          before: before?.toISOString() ?? null,
          after: after?.toISOString() ?? null,
        });
      });
    } catch (error) {
      if (error instanceof Undone) return error.ends;
      throw error;
    }
    throw new Error('a preview of days was kept');
  };
