import type { Database } from '../../database/database.ts';
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
  readonly questions: number;
  readonly plays: string[];
  readonly turns: string[];
  readonly tickets: string[];
  readonly views: string[];
  readonly answers: number;
  readonly courseEvents: number;
  readonly uses: string[];
  readonly works: string[];
}

/** How what PostgreSQL holds of a family must look once all was acknowledged. */
export const promisedRows = ({ email: _1, orderId: _2, stars: _3, ...promised }: Acknowledged) => ({
  ...{ accounts: 1, orders: 1, paid: 1, periods: 1, receipts: 1, welcomes: 1 },
  ...{ ...promised, isWithinDay: true, ratings: 1 },
});

/** What PostgreSQL holds of a family, in the words of what was promised to it. */
export const storedRows = async (db: Database, { email, orderId, turns }: Acknowledged) => {
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
       (select count(*)::int from play_event e join play_session s on s.id = e.session_id
         where e.account_id = o.id and s.kind = 'game') as events,
       (select (save::json ->> 'step')::int from play_save
         where account_id = o.id and kind = 'game') as step,
       (select count(*)::int from rating where account_id = o.id) as ratings,
       (select max(asked)::int from chat_day where account_id = o.id) as questions,
       array(select id::text from play_session where account_id = o.id and kind = 'game'
         order by began_at) as plays,
       array(select t.id::text from chat_turn t where t.account_id = o.id order by t.id) as turns,
       array(select id::text from ticket where account_id = o.id) as tickets,
       array(select id::text from play_session where account_id = o.id and kind = 'course') as views,
       (select count(*)::int from play_answer where account_id = o.id) as answers,
       (select count(*)::int from play_event e join play_session s on s.id = e.session_id
         where e.account_id = o.id and s.kind = 'course') as "courseEvents",
       array(select id::text from play_session where account_id = o.id and kind = 'tool') as uses,
       array(select work_id from play_work where account_id = o.id) as works
     from owner o`,
    [email, orderId],
  );
  if (!row) throw new Error(`nothing is stored of ${email}`);
  const { questions, turns: storedTurns, ...rest } = row;
  // A question whose answer was lost on the way counts, but was never promised.
  const promised = storedTurns.filter((id) => turns.includes(id));
  return { ...rest, turns: promised, isWithinDay: questions <= questionsOfADay };
};
