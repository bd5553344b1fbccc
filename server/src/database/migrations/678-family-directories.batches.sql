-- Family by family: an erasure waits for its lock, so that no directory gets back a family that has gone.
with family as (
  select id, email from account where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
  order by id limit 500 for key share
), addresses as (
  insert into email_directory (email, account_id)
  select email, id from family on conflict do nothing returning 1
), numbers as (
  insert into order_directory (order_id, account_id)
  select o.id, o.account_id from orders o join family f on f.id = o.account_id
  on conflict do nothing returning 1
)
select max(id::text) as mark,
  (select count(*) from addresses) + (select count(*) from numbers) as rows
from family
