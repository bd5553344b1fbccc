import type { StaffCaller } from '../../../../auth/caller.ts';
import type { Database } from '../../../../database/database.ts';
import { waitingRefundsStore } from '../../refunds/waiting-refunds.store.ts';
import { consoleMismatchesStore } from '../mismatches.store.ts';

/** What of money waits for a person, the oldest first; refunds for another than who asked. */
export const paymentQueues = (db: Database) => ({
  async mismatches(limit: number) {
    const page = { isDone: false, order: 'asc', limit, offset: 0 } as const;
    const rows = await consoleMismatchesStore(db).open(page);
    return rows.map(({ id, kind, named, opened_at }) => ({
      id,
      title: named,
      topic: kind,
      since: opened_at,
    }));
  },

  async refunds(_limit: number, by: StaffCaller) {
    const rows = await waitingRefundsStore(db).list(by.staffId);
    return rows
      .filter(({ asked_by }) => asked_by !== by.staffId)
      .map(({ order_id, amount, asked_at }) => ({
        id: order_id,
        title: order_id,
        amount,
        since: asked_at,
      }));
  },
});
