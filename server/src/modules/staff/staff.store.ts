import type { Queryable } from '../../database/database.ts';

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

const columns = `t.id, t.subject, t.message, t.category, t.created_at, a.display_name, a.email,
  t.response, t.responded_at`;

export const staffStore = (db: Queryable) => ({
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

  /** `late`: somebody else has answered meanwhile; their words stay. */
  async answer(ticketId: string, staffId: string, response: string) {
    const [row] = await db.query<{ outcome: 'answered' | 'late' }>(
      `with answered as (
         update ticket set response = $3, responded_at = now(), responded_by = $2
         where id::text = $1 and response is null returning id
       )
       select case when exists (select 1 from answered) then 'answered' else 'late' end as outcome
       from ticket where id::text = $1`,
      [ticketId, staffId, response],
    );
    return row?.outcome;
  },
});

export type StaffStore = ReturnType<typeof staffStore>;
