-- Two thousand sessions at a time, by their key; a session that ends meanwhile is left out.
with found as (
  select token_hash, account_id from session
  where token_hash > coalesce(decode($1, 'hex'), '\x') order by token_hash limit 2000 for key share
), entered as (
  insert into session_directory (token_hash, account_id)
  select token_hash, account_id from found on conflict do nothing returning 1
)
select max(encode(token_hash, 'hex')) as mark, (select count(*) from entered) as rows from found
