import type { Database } from '../database/database.ts';
import { type Acknowledged, questionsOfADay } from './family.testing.ts';

interface Row {
  readonly accounts: number;
  readonly orders: number;
  readonly paid: number;
  readonly periods: number;
  readonly receipts: number;
  readonly welcomes: number;
  readonly events: number;
  readonly step: number;
  readonly ratings: number;
  readonly asked: number;
  readonly plays: string[];
  readonly turns: string[];
  readonly tickets: string[];
}

/** What PostgreSQL holds of a family, in the words of what was promised to it. */
export const whatIsKept = async (db: Database, { email, orderId, turns }: Acknowledged) => {
  const [row] = await db.query<Row>(
    `with owner as (select id from account where email = $1)
     select (select count(*)::int from owner) as accounts,
       (select count(*)::int from orders where account_id = o.id) as orders,
       (select count(*)::int from orders where account_id = o.id and state = 'paid' and id = $2)
         as paid,
       (select count(*)::int from period where account_id = o.id and order_id = $2) as periods,
       (select count(*)::int from letter where recipient = $1 and text_body like '%' || $2 || '%')
         as receipts,
       (select count(*)::int from letter where recipient = $1
         and not text_body like '%' || $2 || '%') as welcomes,
       (select count(*)::int from play_event e join play p on p.id = e.play_id
         where p.account_id = o.id) as events,
       (select (save::json ->> 'step')::int from game_save
         where account_id = o.id) as step,
       (select count(*)::int from rating where account_id = o.id) as ratings,
       (select sum(asked)::int from chat_day where account_id = o.id) as asked,
       array(select id::text from play where account_id = o.id order by started_at) as plays,
       array(select t.id::text from chat_turn t where t.account_id = o.id order by t.id) as turns,
       array(select id::text from ticket where account_id = o.id) as tickets
     from owner o`,
    [email, orderId],
  );
  if (!row) throw new Error(`nothing is kept of ${email}`);
  const { asked, turns: kept, ...rest } = row;
  // A question whose answer was lost on the way counts, but was never promised.
  const promised = kept.filter((id) => turns.includes(id));
  return { ...rest, turns: promised, isWithinDay: asked <= questionsOfADay };
};
