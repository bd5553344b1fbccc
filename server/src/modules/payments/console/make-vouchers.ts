import { Problem, plans } from '@nobi/contract';
import * as z from 'zod/mini';
import { auditStore } from '../../../audit/audit.store.ts';
import type { CarryOut } from '../../../audit/proposals/proposals.service.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';
import { type NewBatch, voucherBatchesStore } from '../vouchers/voucher-batches.store.ts';

type Person = Pick<StaffCaller, 'staffId' | 'email'>;

const wished = z.object({
  plan: z.enum(['regular', 'premium']),
  months: z.number(),
  size: z.number(),
  amount: z.number(),
  last_day: z.string(),
});

/** What the codes of a batch would cost, in rupiah. */
export const worthOf = ({ plan, months, size }: Pick<NewBatch, 'plan' | 'months' | 'size'>) =>
  Math.round((plans[plan].rupiah / plans[plan].months) * months * size);

/** Writes a batch of one person, or of two. Its codes are drawn when somebody takes them. */
export const makeBatch = async (
  tx: Queryable,
  batch: NewBatch,
  { by, approvedBy }: { readonly by: Person; readonly approvedBy?: Person },
) => {
  const { id, note, ...after } = batch;
  await voucherBatchesStore(tx).add(batch, by.staffId, approvedBy?.staffId);
  await auditStore(tx).write({
    by: approvedBy ?? by,
    did: 'makeVouchers',
    about: id,
    reason: note,
    after: { ...after, proposed_by: approvedBy && by.email },
  });
};

/** Two people want these codes. */
export const carryOutVouchers: CarryOut = async (
  tx,
  { subject: id, wish, reason: note, proposed_by, proposer_email },
  approvedBy,
) => {
  const { amount: worth, ...batch } = wished.parse(wish);
  if ((await voucherBatchesStore(tx).isMade({ ...batch, id, worth, note })) !== undefined)
    throw new Problem('staff_ended_otherwise');
  const by = { staffId: proposed_by, email: proposer_email };
  await makeBatch(tx, { ...batch, id, worth, note }, { by, approvedBy });
  return {};
};
