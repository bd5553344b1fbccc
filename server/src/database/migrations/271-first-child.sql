-- The id of an account's first child follows from the account: whoever makes it, however often, makes
-- the same row.
create function first_child_id(account_id uuid, at timestamptz) returns uuid
language sql immutable parallel safe as $$
  select uuid_v7(at, encode(substring(
    sha256(convert_to('first child of ' || account_id, 'UTF8')) for 16), 'hex')::uuid)
$$;

-- Every account has a child from its first moment, also one that an older process opens while this
-- version is being deployed.
create function add_first_child() returns trigger language plpgsql as $$
begin
  insert into child (account_id, id, place)
  values (new.id, first_child_id(new.id, new.created_at), 1)
  on conflict do nothing;
  return null;
end $$;
create trigger account_has_a_child after insert on account
  for each row execute function add_first_child();
