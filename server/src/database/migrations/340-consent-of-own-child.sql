-- A consent outlives its child as the proof, so no foreign key can hold it: at its beginning the child
-- has to be one of the same family all the same.
create function consent_of_own_child() returns trigger language plpgsql as $$
begin
  if new.child_id is not null and not exists (
    select 1 from child where account_id = new.account_id and id = new.child_id
  ) then
    raise foreign_key_violation using
      message = 'violates foreign key in all but name: the child of a consent is of the same family';
  end if;
  return new;
end $$;

create trigger consent_of_own_child
  before insert or update of account_id, child_id on consent
  for each row execute function consent_of_own_child();
