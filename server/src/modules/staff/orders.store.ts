import type { OrderState, Plan } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { against, whereOf } from './list.rules.ts';

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

export interface EventRow {
  readonly id: number;
  readonly received_at: Date;
  readonly kind: 'notification' | 'forged' | 'unknown_order' | 'state';
  readonly claimed: string | null;
  readonly body: string | null;
}

interface Asked {
  readonly state: OrderState | undefined;
  readonly isFlagged: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `o.id, o.plan, o.amount, o.gateway, o.state, o.flag, o.method, o.created_at,
  o.paid_at, a.display_name`;
const family = 'left join account a on a.id = o.account_id';

/** Orders as staff see them; they are changed in the module of payments alone. */
export const deskOrdersStore = (db: Queryable) => ({
  list: ({ state, isFlagged, order, limit, offset }: Asked) => {
    const { where, values } = whereOf([
      ['o.state = ?', state],
      ['o.flag is not null', isFlagged || undefined],
    ]);
    const sorted = `order by o.created_at ${order}, o.id ${against(order)}`;
    // Names are looked up for the rows of the page alone, not for those before it.
    return db.query<OrderRow>(
      `select ${columns} from (
         select o.* from orders o ${where} ${sorted} limit $1 offset $2
       ) o ${family} ${sorted}`,
      [limit, offset, ...values],
    );
  },

  async find(id: string): Promise<WholeOrder | undefined> {
    const [row] = await db.query<WholeOrder>(
      `select ${columns}, o.account_id as family_id from orders o ${family} where o.id = $1`,
      [id],
    );
    return row;
  },

  events: (id: string) =>
    db.query<EventRow>(
      `select id, received_at, kind, claimed, body from payment_event
       where order_id = $1 order by id limit 200`,
      [id],
    ),
});
