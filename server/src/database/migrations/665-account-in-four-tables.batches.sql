-- Family by family: an erasure waits for its lock, so that no refund gets back a family that has gone.
with family as (
  select id from account where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
  order by id limit 500 for key share
), messages as (
  update ticket_message m set account_id = t.account_id
  from ticket t join family f on f.id = t.account_id
  where m.ticket_id = t.id and m.account_id is null returning 1
), notes as (
  update ticket_note n set account_id = t.account_id
  from ticket t join family f on f.id = t.account_id
  where n.ticket_id = t.id and n.account_id is null returning 1
), steps as (
  update safety_step s set account_id = c.account_id
  from safety_case c join family f on f.id = c.account_id
  where s.case_id = c.id and s.account_id is null returning 1
), refunds as (
  update refund r set account_id = o.account_id
  from orders o join family f on f.id = o.account_id
  where r.order_id = o.id and r.account_id is null returning 1
)
select max(id::text) as mark,
  (select count(*) from messages) + (select count(*) from notes) + (select count(*) from steps)
    + (select count(*) from refunds) as rows
from family
