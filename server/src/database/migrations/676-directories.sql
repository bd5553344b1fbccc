-- Whose a session, an order and an address is. Each is read before the account is known, by its own key
-- alone; all that follows then names the family, which an engine that splits families over nodes asks for.
create table session_directory (
  token_hash bytea primary key references session on delete cascade,
  account_id uuid not null
);
create table order_directory (
  order_id text primary key,
  account_id uuid not null references account on delete cascade
);
create index order_directory_account on order_directory (account_id);
create table email_directory (
  email text not null,
  account_id uuid not null references account on delete cascade,
  primary key (email, account_id)
);
create index email_directory_account on email_directory (account_id);

-- Processes of before write none of these. They are gone in the next release, and so may these triggers be.
create function enters_directory() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'session' then
      insert into session_directory (token_hash, account_id)
      values (new.token_hash, new.account_id) on conflict do nothing;
    when 'orders' then
      insert into order_directory (order_id, account_id)
      values (new.id, new.account_id) on conflict do nothing;
    else
      insert into email_directory (email, account_id)
      values (new.email, new.id) on conflict do nothing;
  end case;
  return null;
end $$;
create trigger session_enters_directory after insert on session
  for each row execute function enters_directory();
create trigger order_enters_directory after insert on orders
  for each row when (new.account_id is not null) execute function enters_directory();
create trigger account_enters_directory after insert on account
  for each row execute function enters_directory();
