import type { StaffCaller } from '../../../auth/caller.ts';
import type { WaitingRefund } from './waiting-refunds.store.ts';

/** As the console shows it to one of the two. */
export const shownWaiting = (by: StaffCaller) => (row: WaitingRefund) => ({
  key: row.key,
  order: row.order_id,
  amount: row.amount,
  reason: row.reason,
  asked_by: row.staff_email,
  asked_at: row.asked_at.toISOString(),
  is_mine: row.asked_by === by.staffId,
  may_confirm: row.may_confirm,
  seconds: row.seconds,
});
