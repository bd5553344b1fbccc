import type { BodyOf, support } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

type Ticket = BodyOf<typeof support.send>;

export const supportStore = (db: Queryable) => ({
  /** The same words within a minute are a second press of the button, not a second question. */
  async send(id: string, accountId: string, ticket: Ticket): Promise<string> {
    const [row] = await db.query<{ id: string }>(
      `with same as (
         select id from ticket where account_id = $2 and subject = $3 and message = $4
           and category = $5 and created_at > now() - interval '1 minute' limit 1
       ), added as (
         insert into ticket (id, account_id, subject, message, category)
         select $1, $2, $3, $4, $5 where not exists (select 1 from same) returning id
       )
       select id from added union all select id from same`,
      [id, accountId, ticket.subject, ticket.message, ticket.category],
    );
    return row?.id ?? id;
  },

  unread: (accountId: string) =>
    db.query<{ id: string; subject: string; response: string; responded_at: Date }>(
      `select id, subject, response, responded_at from ticket
       where account_id = $1 and response is not null and read_at is null
       order by responded_at desc limit 20`,
      [accountId],
    ),

  markRead: (accountId: string, ticketId: string | undefined) =>
    db.query(
      `update ticket set read_at = now() where id = (
         select id from ticket
         where account_id = $1 and response is not null and read_at is null
           and ($2::text is null or id::text = $2)
         order by responded_at desc limit 1
       )`,
      [accountId, ticketId ?? null],
    ),
});

export type SupportStore = ReturnType<typeof supportStore>;
