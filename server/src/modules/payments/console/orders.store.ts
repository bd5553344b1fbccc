import type { OrderState, Plan } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { against, type Condition, whereOf } from '../../../http/list.rules.ts';

export interface OrderRow {
  readonly id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly gateway: string;
  readonly state: OrderState;
  readonly flag: string | null;
  readonly method: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly display_name: string | null;
}

export interface WholeOrder extends OrderRow {
  readonly family_id: string | null;
}

/** Where a page ended; the moment as the database writes it, finer than a clock of ours. */
export interface OrderPlace {
  readonly at: string;
  readonly id: string;
}

export interface EventRow {
  readonly id: number;
  readonly received_at: Date;
  readonly kind: 'notification' | 'forged' | 'unknown_order' | 'state';
  readonly claimed: string | null;
  readonly body: string | null;
}

/** Which orders are meant; what is undefined narrows nothing. */
export interface Narrowed {
  readonly state?: OrderState | undefined;
  readonly gateway?: string | undefined;
  /** Opened from then on, and before then. */
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly amount?: number | undefined;
  /** An e-mail, else an order id; whole. */
  readonly search?: string | undefined;
  readonly isFlagged?: boolean | undefined;
}

interface OrderPage extends Narrowed {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `o.id, o.plan, o.amount, o.gateway, o.state, o.flag, o.method, o.created_at,
  o.paid_at, a.display_name`;
const family = 'left join account a on a.id = o.account_id';

const searchedBy = (search: string | undefined): Condition =>
  search?.includes('@')
    ? ['o.account_id in (select id from account where lower(email) = lower(?))', search]
    : ['o.id = ?', search];

const conditionsOf = (filter: Narrowed): Condition[] => [
  ['o.state = ?', filter.state],
  ['o.gateway = ?', filter.gateway],
  ['o.created_at >= ?', filter.since],
  ['o.created_at < ?', filter.before],
  ['o.amount = ?', filter.amount],
  searchedBy(filter.search),
  ['o.flag is not null', filter.isFlagged || undefined],
];

/** Orders as staff see them; they are changed in the module of payments alone. */
export const consoleOrdersStore = (db: Queryable) => ({
  list({ order, limit, offset, ...filter }: OrderPage) {
    const { where, values } = whereOf(conditionsOf(filter), 2);
    const sorted = `order by o.created_at ${order}, o.id ${against(order)}`;
    return db.query<OrderRow>(
      `select ${columns} from (
         select o.id from orders o ${where} ${sorted} limit $1 offset $2
       ) page join orders o on o.id = page.id ${family} ${sorted}`,
      [limit, offset, ...values],
    );
  },

  /** The next rows behind `after`, the oldest first: however many there are, none is read twice. */
  page(filter: Narrowed, after: OrderPlace | undefined, limit: number) {
    const behind: Condition[] = [
      ['o.created_at >= ?::timestamptz', after?.at],
      ['(o.created_at, o.id) > (?::timestamptz, ?)', after?.at, after?.id],
    ];
    const { where, values } = whereOf([...conditionsOf(filter), ...behind], 1);
    return db.query<OrderRow & { readonly at: string }>(
      `select ${columns}, o.created_at::text as at from orders o ${family} ${where}
       order by o.created_at, o.id limit $1`,
      [limit, ...values],
    );
  },

  async find(id: string): Promise<WholeOrder | undefined> {
    const [row] = await db.query<WholeOrder>(
      `select ${columns}, o.account_id as family_id from orders o ${family} where o.id = $1`,
      [id],
    );
    return row;
  },

  /** What was told of it, under its own name and under any that it was found to belong to. */
  events: (id: string) =>
    db.query<EventRow>(
      `select id, received_at, kind, claimed, body from payment_event
       where order_id = any(array(select named from mismatch where belongs_to = $1) || $1)
       order by id limit 200`,
      [id],
    ),
});
