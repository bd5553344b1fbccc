import type { Queryable } from '../../../database/database.ts';
import type { Answered } from './reply-letter.ts';
import { asUuid } from './tickets.store.ts';

export interface Reply {
  readonly ticketId: string;
  readonly by: { readonly staffId: string; readonly displayName: string };
  readonly response: string;
  readonly seen: number;
  readonly next: 'answered' | 'waiting';
}

/** What staff do with a question: answer, take and close it. */
export const repliesStore = (db: Queryable) => ({
  /** What the family is told with; undefined when something was said that `seen` does not know. */
  async answer({ ticketId, by, response, seen, next }: Reply) {
    const [ticket] = await db.query<{ account_id: string }>(
      `select account_id from ticket where id = ${asUuid}`,
      [ticketId],
    );
    if (!ticket) return undefined;
    const [row] = await db.query<Answered>(
      `with changed as (
         update ticket set response = $3, responded_at = now(), responded_by = $2, read_at = null,
           state = $4, version = version + 1, assigned_to = coalesce(assigned_to, $2)
         where account_id = $7 and id = $1::uuid and version = $5 returning *
       ), written as (
         insert into ticket_message (account_id, ticket_id, staff_name, text)
         select account_id, id, $6, $3 from changed
       )
       select t.id, a.email, a.display_name, a.language, t.subject, t.response, t.account_id,
         coalesce((select text from ticket_message
           where account_id = $7 and ticket_id = t.id and staff_name is null
           order by id desc limit 1), t.message) as message
       from changed t join account a on a.id = t.account_id and a.id = $7`,
      [ticketId, by.staffId, response, next, seen, by.displayName, ticket.account_id],
    );
    return row;
  },

  /** `late`: another message stands already, and stays. The same one again is the same answer. */
  async outcome({ ticketId, by, response, seen }: Reply) {
    const [row] = await db.query<{ outcome: 'answered' | 'late' }>(
      `select case when response = $3 and responded_by = $2 and version = $4 + 1
         then 'answered' else 'late' end as outcome
       from ticket where id = ${asUuid}`,
      [ticketId, by.staffId, response, seen],
    );
    return row?.outcome;
  },

  async take(ticketId: string, staffId: string | null) {
    const [row] = await db.query<{ account_id: string }>(
      `update ticket set assigned_to = $2 where id = ${asUuid} returning account_id`,
      [ticketId, staffId],
    );
    return row;
  },

  async close(ticketId: string, isClosed: boolean) {
    const [row] = await db.query<{ account_id: string }>(
      `update ticket set state = case when $2 then 'closed' else 'open' end
       where id = ${asUuid} returning account_id`,
      [ticketId, isClosed],
    );
    return row;
  },
});
