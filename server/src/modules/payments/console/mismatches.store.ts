import type { MismatchEnd, MismatchKind, OrderState, Plan } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Queryable } from '../../../database/database.ts';

export interface MismatchRow {
  readonly id: string;
  readonly kind: MismatchKind;
  readonly gateway: string;
  readonly order: string | null;
  readonly named: string;
  readonly facts: Record<string, string | number>;
  readonly display_name: string | null;
  readonly opened_at: Date;
  readonly resolution: MismatchEnd | 'settled' | null;
  readonly resolved_at: Date | null;
  readonly resolved_by: string | null;
}

export interface WholeMismatch extends MismatchRow {
  readonly family_id: string | null;
  readonly plan: Plan | null;
  readonly state: OrderState | null;
  readonly reason: string | null;
  readonly amount: number | null;
  readonly reference: string | null;
  readonly belongs_to: string | null;
}

interface MismatchPage {
  readonly isDone: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

type Person = Pick<StaffCaller, 'staffId' | 'email'>;

export interface Ending {
  readonly id: string;
  readonly resolution: MismatchEnd;
  readonly reason: string;
  readonly by: Person;
  readonly approvedBy: Person | undefined;
  readonly amount: number | undefined;
  readonly reference: string | undefined;
  readonly order: string | undefined;
}

const columns = `m.id::text as id, m.kind, m.gateway, m.order_id as "order", m.named, m.facts,
  m.opened_at, m.resolution, m.resolved_at, m.resolved_by, a.display_name`;
const from = `from mismatch m left join orders o on o.id = m.order_id
  left join account a on a.id = o.account_id`;

/** What about money needs a person, as the staff see and end it. */
export const consoleMismatchesStore = (db: Queryable) => ({
  open: ({ order, limit, offset }: MismatchPage) =>
    db.query<MismatchRow>(
      `select ${columns} ${from} where m.resolved_at is null
       order by m.opened_at ${order}, m.id limit $1 offset $2`,
      [limit, offset],
    ),

  done: ({ limit, offset }: MismatchPage) =>
    db.query<MismatchRow>(
      `select ${columns} ${from} where m.resolved_at is not null
       order by m.resolved_at desc, m.id limit $1 offset $2`,
      [limit, offset],
    ),

  async find(id: string): Promise<WholeMismatch | undefined> {
    const [row] = await db.query<WholeMismatch>(
      `select ${columns}, o.account_id as family_id, o.plan, o.state, m.reason,
         m.amount::float as amount, m.reference, m.belongs_to
       ${from} where m.id = $1::bigint`,
      [id],
    );
    return row;
  },

  /** Of one order, what is not ended yet. */
  ofOrder: (orderId: string) =>
    db.query<Pick<MismatchRow, 'id' | 'kind'>>(
      `select id::text as id, kind from mismatch
       where order_id = $1 and resolved_at is null order by id limit 20`,
      [orderId],
    ),

  lock: (id: string) => db.query('select 1 from mismatch where id = $1::bigint for update', [id]),

  /** With what one person gave back alone before: of the order, or by that name. */
  async isAboveLimit({ id, order, gateway, named }: WholeMismatch, amount: number) {
    const [row] = await db.query<{ is_above: boolean }>(
      `select $5::bigint + case when $2::text is null then (
           select coalesce(sum(amount), 0) from mismatch where gateway = $3 and named = $4
             and id <> $1::bigint and resolution = 'by_hand' and approved_by is null
         ) else (
           select coalesce(sum(amount), 0) from refund
           where order_id = $2 and state in ('asked', 'accepted') and approved_by is null
         ) end > alone_up_to as is_above from refund_rule`,
      [id, order, gateway, named, amount],
    );
    return row?.is_above !== false;
  },

  end: ({ id, resolution, reason, by, approvedBy, amount, reference, order }: Ending) =>
    db.query(
      `update mismatch set resolved_at = now(), resolution = $2, reason = $3, resolved_by = $4,
         amount = $5, reference = $6, belongs_to = $7, resolved_by_id = $8, approved_by = $9
       where id = $1::bigint`,
      [
        id,
        resolution,
        reason,
        by.email,
        amount ?? null,
        reference ?? null,
        order ?? null,
        by.staffId,
        approvedBy?.staffId ?? null,
      ],
    ),
});
