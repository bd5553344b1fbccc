import type { Queryable } from '../../database/database.ts';
import type { Answered } from './reply-letter.ts';

interface TicketRow {
  id: string;
  subject: string;
  message: string;
  category: 'general' | 'bug' | 'feature' | 'billing';
  created_at: Date;
  display_name: string;
  email: string;
  response: string | null;
  responded_at: Date | null;
}

/** A text that is no UUID finds nothing. */
const asUuid = `case when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end`;

const columns = `t.id, t.subject, t.message, t.category, t.created_at, a.display_name, a.email,
  t.response, t.responded_at`;

export const ticketsStore = (db: Queryable) => ({
  openTickets: () =>
    db.query<TicketRow>(
      `select ${columns} from ticket t join account a on a.id = t.account_id
       where t.response is null order by t.created_at limit 100`,
    ),

  answeredTickets: () =>
    db.query<TicketRow>(
      `select ${columns} from ticket t join account a on a.id = t.account_id
       where t.response is not null order by t.responded_at desc limit 100`,
    ),

  /** What a first answer is told the family with; undefined when one stands already. */
  async answer(ticketId: string, staffId: string, response: string) {
    const [row] = await db.query<Answered>(
      `update ticket t set response = $3, responded_at = now(), responded_by = $2
       from account a
       where t.id = ${asUuid} and t.response is null and a.id = t.account_id
       returning a.email, a.display_name, a.language, t.subject, t.message, t.response`,
      [ticketId, staffId, response],
    );
    return row;
  },

  /** `late`: another answer stands already, and stays. The same one again is the same answer. */
  async outcome(ticketId: string, staffId: string, response: string) {
    const [row] = await db.query<{ outcome: 'answered' | 'late' }>(
      `select case when response = $3 and responded_by = $2 then 'answered' else 'late' end
         as outcome
       from ticket where id = ${asUuid}`,
      [ticketId, staffId, response],
    );
    return row?.outcome;
  },
});
