import type { Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { against } from '../../../http/list.rules.ts';

export interface NewBatch {
  readonly id: string;
  readonly plan: Plan;
  readonly months: number;
  readonly size: number;
  readonly worth: number;
  readonly last_day: string;
  readonly note: string;
}

export interface BatchRow extends NewBatch {
  readonly used: number;
  readonly made_by: string;
  readonly approved_by: string | null;
  readonly made_at: Date;
  readonly state: 'made' | 'live' | 'over' | 'revoked';
}

interface Page {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const state = `case when b.revoked_at is not null then 'revoked'
  when now() >= (b.last_day + 1)::timestamp at time zone 'Asia/Jakarta' then 'over'
  when b.taken_at is null then 'made' else 'live' end as state`;

/** Batches of voucher codes. */
export const voucherBatchesStore = (db: Queryable) => ({
  list: ({ order, limit, offset }: Page) =>
    db.query<BatchRow>(
      `select b.id, b.plan, b.months, b.size, b.worth::float8 as worth,
         to_char(b.last_day, 'YYYY-MM-DD') as last_day, b.note, m.display_name as made_by,
         s.display_name as approved_by, b.made_at, ${state},
         (select count(used_at)::int from voucher v where v.batch_id = b.id) as used
       from (select * from voucher_batch order by made_at ${order}, id ${against(order)}
         limit $1 offset $2) b
       join staff m on m.id = b.made_by left join staff s on s.id = b.approved_by
       order by b.made_at ${order}, b.id ${against(order)}`,
      [limit, offset],
    ),

  /** Undefined when there is none; the row is held until the transaction ends. */
  async lock(id: string) {
    const [row] = await db.query<{
      plan: Plan;
      months: number;
      size: number;
      last_day: string;
      is_takeable: boolean;
      used: number;
    }>(
      `select plan, months, size, to_char(last_day, 'YYYY-MM-DD') as last_day,
         taken_at is null and revoked_at is null as is_takeable,
         (select count(used_at)::int from voucher v where v.batch_id = b.id) as used
       from voucher_batch b where id = $1 for update of b`,
      [id],
    );
    return row;
  },

  /** Whether this very batch was made before. */
  async isMade({ id, plan, months, size, last_day }: NewBatch) {
    const [row] = await db.query<{ is_same: boolean }>(
      `select (plan, months, size, last_day) = ($2, $3::int, $4::int, $5::date) as is_same
       from voucher_batch where id = $1`,
      [id, plan, months, size, last_day],
    );
    return row?.is_same;
  },

  /** Whether a person would make more alone than they may; the database keeps to the same. */
  async isAboveLimit(staffId: string, worth: number): Promise<boolean> {
    const [row] = await db.query<{ is_above: boolean }>(
      `select voucher_worth_alone($1) + $2::bigint > alone_up_to as is_above from voucher_rule`,
      [staffId, worth],
    );
    return row?.is_above !== false;
  },

  add: (batch: NewBatch, madeBy: string, approvedBy: string | undefined) =>
    db.query(
      `insert into voucher_batch (id, plan, months, size, worth, last_day, note, made_by, approved_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        batch.id,
        batch.plan,
        batch.months,
        batch.size,
        batch.worth,
        batch.last_day,
        batch.note,
        madeBy,
        approvedBy ?? null,
      ],
    ),

  markTaken: (id: string) =>
    db.query('update voucher_batch set taken_at = now() where id = $1', [id]),

  revoke: (id: string) =>
    db.query('update voucher_batch set revoked_at = now() where id = $1 and revoked_at is null', [
      id,
    ]),

  setLimit: (rupiah: number) =>
    db.query('update voucher_rule set alone_up_to = $1 where alone_up_to <> $1', [rupiah]),
});
