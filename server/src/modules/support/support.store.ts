import type { BodyOf, support, TicketState } from '@nobi/contract';
import type { Database } from '../../database/database.ts';

type Ticket = BodyOf<typeof support.send>;

interface NewTicket {
  readonly id: string;
  readonly accountId: string;
  readonly key: string | null | undefined;
}

export interface QuestionRow {
  readonly id: string;
  readonly subject: string;
  readonly category: Ticket['category'];
  readonly state: TicketState;
  readonly last_at: Date;
  readonly is_unread: boolean;
}

/** Of the account `$1`. */
const question = `id, subject, category, state,
  coalesce((select at from ticket_message where account_id = $1 and ticket_id = t.id
    order by id desc limit 1), created_at) as last_at,
  response is not null and read_at is null as is_unread`;

export const supportStore = (db: Database) => ({
  /** With the same key, or in the same words within an hour, it is a second try of the same question. */
  send: ({ id, accountId, key = null }: NewTicket, ticket: Ticket): Promise<string> =>
    db.transaction(async (tx) => {
      // One at a time for each family: two presses at once would not see each other.
      await tx.query('select 1 from account where id = $1 for no key update', [accountId]);
      const [same] = await tx.query<{ id: string }>(
        `select id from ticket where account_id = $1 and (sent_key = $5 or subject = $2
           and message = $3 and category = $4 and created_at > now() - interval '1 hour')
         order by sent_key = $5 desc nulls last limit 1`,
        [accountId, ticket.subject, ticket.message, ticket.category, key],
      );
      if (same) return same.id;
      await tx.query(
        `insert into ticket (id, account_id, subject, message, category, sent_key)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, accountId, ticket.subject, ticket.message, ticket.category, key],
      );
      return id;
    }),

  /** False when it is no question of theirs. The same words again in an hour are a second try. */
  followUp: (accountId: string, ticketId: string, message: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [ticket] = await tx.query<{ id: string }>(
        'select id from ticket where id::text = $2 and account_id = $1 for update',
        [accountId, ticketId],
      );
      if (!ticket) return false;
      await tx.query(
        `with said as (
           insert into ticket_message (account_id, ticket_id, text)
           select $1::uuid, $2::uuid, $3 where not exists (
             select 1 from ticket_message where account_id = $1 and ticket_id = $2
               and staff_name is null and text = $3 and at > now() - interval '1 hour')
           returning ticket_id, at
         )
         update ticket t set state = 'open', version = version + 1,
           waiting_since = case when state = 'open' then waiting_since else said.at end
         from said where t.account_id = $1 and t.id = said.ticket_id`,
        [accountId, ticket.id, message],
      );
      return true;
    }),

  questions: (accountId: string) =>
    db.query<QuestionRow>(
      `select ${question} from ticket t where account_id = $1
       order by last_at desc, id limit 50`,
      [accountId],
    ),

  async question(accountId: string, ticketId: string) {
    const [row] = await db.query<QuestionRow & { message: string; created_at: Date }>(
      `select ${question}, message, created_at from ticket t
       where id::text = $2 and account_id = $1`,
      [accountId, ticketId],
    );
    return row;
  },

  messages: (accountId: string, ticketId: string) =>
    db.query<{ is_ours: boolean; text: string; picture: string | null; at: Date }>(
      `select staff_name is not null as is_ours, text, picture, at from ticket_message
       where account_id = $1 and ticket_id = $2 order by id limit 200`,
      [accountId, ticketId],
    ),

  unread: (accountId: string) =>
    db.query<{ id: string; subject: string; response: string; responded_at: Date }>(
      `select id, subject, response, responded_at from ticket
       where account_id = $1 and response is not null and read_at is null
       order by responded_at desc limit 20`,
      [accountId],
    ),

  markRead: (accountId: string, ticketId: string | undefined) =>
    db.query(
      `update ticket set read_at = now() where account_id = $1 and id = (
         select id from ticket
         where account_id = $1 and response is not null and read_at is null
           and ($2::text is null or id::text = $2)
         order by responded_at desc limit 1
       )`,
      [accountId, ticketId ?? null],
    ),
});

export type SupportStore = ReturnType<typeof supportStore>;
