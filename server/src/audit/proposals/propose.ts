import { Problem } from '@nobi/contract';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { auditStore } from '../audit.store.ts';
import { proposalLetter } from './proposal-letter.ts';
import { type NewProposal, proposalsStore } from './proposals.store.ts';
import { recipientsStore } from './recipients.store.ts';

export interface Wish extends Omit<NewProposal, 'by'> {
  readonly by: StaffCaller;
  readonly publicUrl: string;
}

const never = new Set(['manual_refund', 'vouchers']);

/**
 * Has it wait for a second person, who hears of it; when there is none, everybody does. Run it in the
 * transaction that has looked at what it is about. The very same twice is one.
 */
export const propose = async (tx: Queryable, { by, publicUrl, ...wish }: Wish) => {
  const { kind, subject, familyId, reason } = wish;
  const { isNew, isSame } = await proposalsStore(tx).add({ ...wish, by: by.staffId });
  if (!isSame) throw new Problem('staff_waits_already');
  const waiting = { is_waiting: true as const };
  if (!isNew) return waiting;
  const seconds = await recipientsStore(tx).seconds(kind, subject, by.staffId);
  const isAlone = seconds.length === 0 && !never.has(kind);
  const recipients = isAlone ? await recipientsStore(tx).everybody() : seconds;
  for (const person of recipients) {
    const news = { by: by.displayName, kind, isAlone, publicUrl };
    await outboxStore(tx).put(proposalLetter(person, news));
  }
  await auditStore(tx).write({
    by,
    did: 'propose',
    about: familyId ? kind : `${kind} ${subject}`,
    familyId,
    reason,
    after: { ...wish.wish, ...(isAlone && { is_alone: true }) },
  });
  return waiting;
};
