-- A synthetic check is a family that no person is: it signs up, pays with nothing, plays and leaves again.
-- Whose address bears the proof of the operator's key is marked, and counts in no number.
alter table account add column is_synthetic boolean not null default false;
alter table orders add column is_synthetic boolean not null default false;

-- It belongs to nobody, so nobody need agree when it goes.
create or replace function account_needs_two() returns trigger language plpgsql as $$
begin
  if old.is_synthetic then return old; end if;
  if current_setting('nobi.erased_by', true) in ('family', 'restore') then return old; end if;
  perform insist_on_proposal(exists (
    select from proposal_confirmed_now('erasure', old.id::text)), 'an erasure');
  return old;
end $$;

-- One code serves all checks: it is unused again when the family leaves.
create or replace function voucher_is_used_once() returns trigger language plpgsql as $$
begin
  if (new.code_hash, new.batch_id) is distinct from (old.code_hash, old.batch_id) then
    raise exception 'a code is used once';
  end if;
  if old.order_id is not null and not (new.order_id is null
    and exists (select from orders o where o.id = old.order_id and o.is_synthetic)) then
    raise exception 'a code is used once';
  end if;
  return new;
end $$;
