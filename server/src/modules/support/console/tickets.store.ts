import type { Language, OrderState, Plan, TicketState } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { isUuid } from '../../../database/uuid.ts';
import { type Condition, whereOf } from '../../../http/list.rules.ts';

export interface TicketRow {
  readonly id: string;
  readonly subject: string;
  readonly category: 'general' | 'bug' | 'feature' | 'billing';
  readonly state: TicketState;
  readonly created_at: Date;
  readonly waiting_since: Date;
  readonly is_again: boolean;
  readonly display_name: string;
  readonly email: string;
  readonly assigned_to: string | null;
}

interface WholeTicket extends TicketRow {
  readonly message: string;
  readonly version: number;
  readonly assigned_id: string | null;
  readonly family_id: string;
  readonly whatsapp: string | null;
  readonly language: Language;
  readonly since: Date;
  readonly plan: Plan | null;
  readonly paid_until: Date | null;
  readonly devices: number;
}

interface OrderRow {
  readonly id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly state: OrderState;
  readonly created_at: Date;
}

interface TicketPage {
  readonly state: TicketState;
  readonly order: 'asc' | 'desc';
  readonly assignee: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A text that is no UUID finds nothing. */
export const asUuid = `case when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end`;

const columns = `t.id, t.subject, t.category, t.state, t.created_at, t.waiting_since,
  t.response is not null as is_again, a.display_name, a.email, s.display_name as assigned_to`;
const people = `join account a on a.id = t.account_id
  left join staff s on s.id = t.assigned_to`;

/** Questions as staff see and move them. */
export const ticketsStore = (db: Queryable) => ({
  /** A talk that goes on comes before a new one; then whoever waits longest. */
  list: ({ state, order, assignee, limit, offset }: TicketPage) => {
    const conditions: Condition[] = [
      ['t.state = ?', state],
      ['t.assigned_to = ?', assignee],
    ];
    const { where, values } = whereOf(conditions, 2);
    const unansweredFirst = order === 'asc' ? 't.response is null, ' : '';
    const sorted = `order by ${unansweredFirst}t.waiting_since ${order}, t.id ${order}`;
    return db.query<TicketRow>(
      `select ${columns} from (
         select t.id from ticket t ${where} ${sorted} limit $1 offset $2
       ) page join ticket t on t.id = page.id ${people} ${sorted}`,
      [limit, offset, ...values],
    );
  },

  async find(ticketId: string): Promise<WholeTicket | undefined> {
    if (!isUuid(ticketId)) return undefined;
    const [row] = await db.query<WholeTicket>(
      `select ${columns}, t.message, t.version, t.assigned_to as assigned_id, t.account_id as family_id,
         a.whatsapp, a.language, a.created_at as since, p.plan, p.ends_at as paid_until,
         (select count(*)::int from session where account_id = a.id
            and revoked_at is null and ends_at > now()) as devices
       from ticket t ${people}
       left join lateral (select plan, ends_at from period where account_id = a.id
         and starts_at <= now() and ends_at > now() limit 1) p on true
       where t.id = $1::uuid`,
      [ticketId],
    );
    return row;
  },

  messages: (accountId: string, ticketId: string) =>
    db.query<{ staff_name: string | null; text: string; picture: string | null; at: Date }>(
      `select staff_name, text, picture, at from ticket_message
       where account_id = $1 and ticket_id = $2 order by id limit 200`,
      [accountId, ticketId],
    ),

  notes: (accountId: string, ticketId: string) =>
    db.query<{ staff_name: string; text: string; at: Date }>(
      `select staff_name, text, at from ticket_note
       where account_id = $1 and ticket_id = $2 order by id limit 200`,
      [accountId, ticketId],
    ),

  lastOrders: (accountId: string) =>
    db.query<OrderRow>(
      `select id, plan, amount, state, created_at from orders
       where account_id = $1 order by created_at desc limit 5`,
      [accountId],
    ),

  otherTickets: (accountId: string, ticketId: string) =>
    db.query<{ id: string; subject: string; state: TicketState }>(
      `select id, subject, state from ticket
       where account_id = $1 and id <> $2 order by created_at desc limit 5`,
      [accountId, ticketId],
    ),
});
