import type { OrderState, TicketState } from '@nobi/contract';
import { type Plan, staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { mayCall, type StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';

interface Found<Row> {
  readonly rows: readonly Row[];
  /** False when the time was over first. */
  readonly isWhole: boolean;
}

interface Family {
  readonly id: string;
  readonly display_name: string;
  readonly email: string;
  readonly whatsapp: string | null;
  readonly plan: Plan | null;
}

interface Order {
  readonly id: string;
  readonly amount: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly display_name: string | null;
}

interface Ticket {
  readonly id: string;
  readonly subject: string;
  readonly state: TicketState;
  readonly waiting_since: Date;
  readonly display_name: string;
}

export interface FindDeps {
  readonly db: Database;
  /** Each noun finds what is its own. */
  readonly finders: {
    readonly families: (typed: string, limit: number, ms: number) => Promise<Found<Family>>;
    readonly orders: (typed: string, limit: number) => Promise<readonly Order[]>;
    readonly tickets: (typed: string, limit: number, ms: number) => Promise<Found<Ticket>>;
  };
}

const most = 8;
/** Each search by likeness ends by then, whatever it has found. */
const longestMs = 180;

const nothing = { rows: [], isWhole: true } as const;

/** One search over all nouns; what was looked for is in the log. */
export const findService = ({ db, finders }: FindDeps) => ({
  async find({ query }: CallInput<typeof staff.find>, by: StaffCaller) {
    const { text } = query;
    await auditStore(db).write({ by, did: 'find', about: text });
    const [families, orders, tickets] = await Promise.all([
      mayCall(staff.families, by) ? finders.families(text, most, longestMs) : nothing,
      mayCall(staff.orders, by) ? finders.orders(text, most) : [],
      mayCall(staff.tickets, by) ? finders.tickets(text, most, longestMs) : nothing,
    ]);
    return {
      families: [...families.rows],
      orders: orders.map(({ created_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
      })),
      tickets: tickets.rows.map(({ waiting_since, ...row }) => ({
        ...row,
        waiting_since: waiting_since.toISOString(),
      })),
      is_whole: families.isWhole && tickets.isWhole,
    };
  },
});
