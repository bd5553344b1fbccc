import type { Queryable } from '../../../database/database.ts';
import { rowFamilyOf } from './refunds.store.ts';
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

type Row = Omit<WaitingRefund, 'may_confirm' | 'seconds'>;

const columns = `key, order_id, amount::float8 as amount, reason, staff_email,
  asked_by::text as asked_by, asked_at`;

/** Each with who of the team may decide about it: the team is on the coordinator alone. */
const withSeconds = async (
  db: Queryable,
  staffId: string,
  rows: readonly Row[],
): Promise<WaitingRefund[]> => {
  const teams = await db.query<Pick<WaitingRefund, 'asked_by' | 'may_confirm' | 'seconds'>>(
    `select person::text as asked_by,
       exists (select from staff_seconds(person, 'refund', '') s (id) where s.id = $1) as may_confirm,
       (select count(*)::int from staff_seconds(person, 'refund', '')) as seconds
     from unnest($2::uuid[]) person`,
    [staffId, [...new Set(rows.map((row) => row.asked_by))]],
  );
  const teamOf = new Map(teams.map((team) => [team.asked_by, team]));
  return rows.map((row) => ({
    may_confirm: false,
    seconds: 0,
    ...teamOf.get(row.asked_by),
    ...row,
  }));
};

/** Refunds above the limit, until a second person has decided. */
export const waitingRefundsStore = (db: Queryable) => ({
  async list(staffId: string, orderId?: string): Promise<WaitingRefund[]> {
    const rows = await db.query<Row>(
      `select ${columns} from refund
       where state = 'waiting' and ($1::text is null or order_id = $1)
       order by asked_at limit 100`,
      [orderId ?? null],
    );
    return withSeconds(db, staffId, rows);
  },

  async lock(staffId: string, orderId: string, key: string): Promise<WaitingRefund | undefined> {
    const family = await rowFamilyOf(db, orderId);
    const rows = await db.query<Row>(
      `select ${columns} from refund
       where ${family === null ? 'account_id is null and $3::uuid is null' : 'account_id = $3'}
         and order_id = $1 and key = $2 and state = 'waiting' for update`,
      [orderId, key, family],
    );
    return (await withSeconds(db, staffId, rows))[0];
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
