import type { TicketState } from '@nobi/contract';
import type { Database, Queryable } from '../../../database/database.ts';
import { inTime, lookByLikeness } from '../../../database/in-time.ts';
import { likePart } from '../../../database/like-part.ts';

interface FoundTicket {
  readonly id: string;
  readonly subject: string;
  readonly state: TicketState;
  readonly waiting_since: Date;
  readonly display_name: string;
}

const lookedAtMost = 200;

const alike = async (tx: Queryable, typed: string, limit: number) => {
  await lookByLikeness(tx);
  return tx.query<FoundTicket>(
    `with near as materialized (
       (select id from ticket where lower(subject) like $1 limit ${lookedAtMost})
       union (select id from ticket where $2 <% lower(subject) limit ${lookedAtMost})
     )
     select t.id, t.subject, t.state, t.waiting_since, a.display_name
     from near join ticket t on t.id = near.id join account a on a.id = t.account_id
     order by (t.state = 'open') desc, word_similarity($2, lower(t.subject)) desc,
       t.waiting_since desc limit ${limit}`,
    [`%${likePart(typed)}%`, typed],
  );
};

/** Questions by a part or a likeness of their subject, open ones first. */
export const findTickets = (db: Database) => async (typed: string, limit: number, ms: number) => {
  const rows = await inTime(db, ms, (tx) => alike(tx, typed.toLowerCase(), limit));
  return { rows: rows ?? [], isWhole: rows !== undefined };
};
