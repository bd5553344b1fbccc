import type { Queryable } from '../../../database/database.ts';
import type { RefundingColleague } from './waiting-letter.ts';

export interface WaitingRefund {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly reason: string;
  readonly staff_email: string;
  readonly asked_by: string;
  readonly asked_at: Date;
  /** Whether the one who looks counts as the second person, and how many do. */
  readonly may_confirm: boolean;
  readonly seconds: number;
}

const columns = `key, order_id, amount::float8 as amount, reason, staff_email,
  asked_by::text as asked_by, asked_at,
  exists (select from staff_seconds(asked_by, 'refund', '') s (id) where s.id = $1) as may_confirm,
  (select count(*)::int from staff_seconds(asked_by, 'refund', '')) as seconds`;

/** Refunds above the limit, until a second person has decided. */
export const waitingRefundsStore = (db: Queryable) => ({
  list: (staffId: string, orderId?: string) =>
    db.query<WaitingRefund>(
      `select ${columns} from refund
       where state = 'waiting' and ($2::text is null or order_id = $2)
       order by asked_at limit 100`,
      [staffId, orderId ?? null],
    ),

  async lock(staffId: string, orderId: string, key: string): Promise<WaitingRefund | undefined> {
    const [row] = await db.query<WaitingRefund>(
      `select ${columns} from refund where order_id = $2 and key = $3 and state = 'waiting'
       for update`,
      [staffId, orderId, key],
    );
    return row;
  },

  approve: (key: string, by: { staffId: string; email: string }) =>
    db.query(
      `update refund set state = 'asked', approved_by = $2, approved_email = $3, decided_at = now()
       where key = $1 and state = 'waiting'`,
      [key, by.staffId, by.email],
    ),

  drop: (key: string) =>
    db.query(
      `update refund set state = 'refused', decided_at = now()
       where key = $1 and state = 'waiting'`,
      [key],
    ),

  /** Who may say yes: whoever handles money and counts as the second person. */
  others: (staffId: string) =>
    db.query<RefundingColleague>(
      `select email, display_name, language from staff
       where id in (select staff_seconds($1, 'refund', ''))`,
      [staffId],
    ),

  /** What one person gives back alone of an order, in rupiah; the database keeps to it. */
  setLimit: (rupiah: number) =>
    db.query(`update refund_rule set alone_up_to = $1 where alone_up_to <> $1`, [rupiah]),
});
