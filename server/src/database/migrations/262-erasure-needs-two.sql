-- Nobody of the staff erases a family alone. A family that has proved who it is erases itself, and a
-- restored backup erases again who had been erased before (`backup/erase-again.ts`): both say so for
-- their transaction.
create function account_needs_two() returns trigger language plpgsql as $$
begin
  if current_setting('nobi.erased_by', true) in ('family', 'restore') then return old; end if;
  perform insist_on_proposal(exists (
    select from proposal_confirmed_now('erasure', old.id::text)), 'an erasure');
  return old;
end $$;
create trigger account_needs_two before delete on account
  for each row execute function account_needs_two();
