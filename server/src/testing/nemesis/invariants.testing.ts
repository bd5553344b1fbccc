import { verifyChain } from '../../audit/chain.ts';
import type { Database } from '../../database/database.ts';
import { questionsLeft, questionsOfADay } from '../cluster/family.testing.ts';

/** What must be true of the whole database, and the rows that say otherwise. */
const contradictions: Readonly<Record<string, string>> = {
  'a paid order has one period, one receipt and one entry in the ledger, of its amount': `
    select o.id, o.state from orders o where o.state = 'paid' and o.amount > 0 and not (
      (select count(*) from period p where p.order_id = o.id and p.account_id = o.account_id) = 1
      and (select count(*) from letter l where l.text_body like '%' || o.id || '%') = 1
      and (select array_agg(m.amount || m.kind) from money_move m where m.order_id = o.id)
        = array[o.amount || 'paid'])`,
  'what the gateway took is paid here, and nothing else': `
    select t.order_id from sandbox_transaction t full join orders o on o.id = t.order_id
    where (t.status = 'settlement') is distinct from (o.state = 'paid')
      and o.gateway is distinct from 'voucher'`,
  'the ledger balances': `
    select 1 where (select coalesce(sum(case when kind = 'back' then -amount else amount end), 0)
        from money_move)
      <> (select coalesce(sum(amount), 0) from orders where state = 'paid')`,
  'a voucher code opened one order, one period and one letter, and no money came': `
    select o.id from orders o left join voucher v on v.order_id = o.id
    where o.gateway = 'voucher' and not (v.used_at is not null and o.state = 'paid' and o.amount = 0
      and (select count(*) from period p where p.order_id = o.id and p.account_id = o.account_id) = 1
      and (select count(*) from letter l where l.text_body like '%' || o.id || '%') = 1
      and not exists (select 1 from money_move m where m.order_id = o.id))`,
  'a family has one plan by one code': `
    select account_id from orders where gateway = 'voucher' group by 1 having count(*) > 1`,
  'a gift is paid once': `
    select gift_link_id from orders where gift_link_id is not null and state = 'paid'
    group by 1 having count(*) > 1`,
  'money asked back went back once, its time ended, and the family learnt it once': `
    select o.id, o.state from money_back m join orders o on o.id = m.order_id where not (
      o.state = 'refunded'
      and (select array_agg(e.kind || e.amount order by e.id) from money_move e
        where e.order_id = o.id) = array['paid' || o.amount, 'back' || o.amount]
      and not exists (select 1 from period p where p.order_id = o.id and p.ends_at > now())
      and (select count(*) from letter l where l.text_body like '%' || o.id || '%'
        and l.subject in ('Your money goes back', 'Uang Anda kami kembalikan')) = 1)`,
  'nothing waits for a person about money': `select kind, order_id from mismatch where resolved_at is null`,
  'a period belongs to who paid': `
    select p.order_id from period p join orders o on o.id = p.order_id
    where o.account_id <> p.account_id`,
  'a receipt went to who paid': `
    select o.id from letter l join orders o on l.text_body like '%' || o.id || '%'
    join account a on a.id = o.account_id where l.recipient <> a.email`,
  'an account has one identity, an identity a password, a password an account': `
    select a.email, i.subject, p.email from account a
    full join identity i on i.account_id = a.id
    full join idp_account p on p.subject = i.subject
    where a.id is null or i.subject is null or p.subject is null or a.email <> p.email`,
  'what a child saved is in its own family': `
    select a.email from account a join play_save s on s.account_id = a.id where s.save::json ->> 'whose' <> a.email`,
  'a work is in its own family': `
    select a.email from play_work w join account a on a.id = w.account_id
    where w.title <> left(a.email, 40)`,
  'a question to support is in its own family': `
    select a.email from ticket t join account a on a.id = t.account_id
    where position(a.email in t.message) = 0`,
  'a turn is in the conversation of its own family': `
    select t.id from chat_turn t join conversation c on c.id = t.conversation_id
    where t.account_id <> c.account_id`,
  'a turn, its conversation and its flag are one child’s': `
    select t.id from chat_turn t join conversation c on c.id = t.conversation_id
    left join chat_flag f on f.turn_id = t.id
    where t.child_id is distinct from c.child_id
      or (f.id is not null and f.child_id is distinct from t.child_id)`,
  'a conversation counts its turns': `
    select c.id from conversation c
    where c.turns <> (select count(*) from chat_turn t where t.conversation_id = c.id)`,
  'nobody asks beyond the quota': `select account_id from chat_day where asked > ${questionsOfADay}`,
  'no answer holds its place for good': `
    select account_id::text from chat_child_day where busy_until > now()
    union all select id::text from chat_hold`,
  'an event lies with the month of its play session': `
    select e.event_id from play_event e
    join play_session s on s.account_id = e.account_id and s.id = e.session_id
    where e.began_at <> s.began_at`,
  'a lesson’s answer is scored once and right': `
    select session_id from play_answer where not is_right or choice <> '4'`,
  'a question is answered once, and the log has it once': `
    select t.id from ticket t where t.response is not null and (select count(*) from staff_audit s
      where s.did = 'answer' and s.about = t.id::text) <> 1`,
  'no letter waits, and none was given up': `
    select id, failure from letter where delivered_at is null`,
  'no notification of the gateway waits': `select id from sandbox_notification where due_at is not null`,
  'no picture waits to be removed': 'select name from unclaimed_picture',
  'no job was given up': `select name, output from pgboss.job where name = 'given-up'`,
  'no job waits that is due': `
    select name, state, start_after from pgboss.job
    where state in ('created', 'retry') and start_after < now() - interval '30 seconds'`,
};

/**
 * A question counts before its answer is stored; what a killed PostgreSQL had not written yet goes
 * back to its family (`modules/chat/quota`), once for each kill at most.
 */
const uncounted = (kills: number) => `
  select d.account_id from (select account_id, sum(asked) as asked from chat_day group by 1) d
  where (select count(*) from chat_turn t where t.account_id = d.account_id)
    > d.asked - ${questionsOfADay - questionsLeft} + ${kills}`;

/** The sentences that are not true, with the first rows that say so. */
export const untrueOf = async (db: Database, { kills }: { readonly kills: number }) => {
  const all = { ...contradictions, 'a stored answer was counted': uncounted(kills) };
  const untrue: Record<string, unknown> = {};
  for (const [sentence, sql] of Object.entries(all)) {
    const rows = await db.query(sql);
    if (rows.length > 0) untrue[sentence] = rows.slice(0, 5);
  }
  const { broken } = await verifyChain(db);
  return broken ? { ...untrue, 'the chain of the audit log holds': broken } : untrue;
};
