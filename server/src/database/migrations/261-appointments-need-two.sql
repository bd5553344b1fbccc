-- An invitation goes out when two people want it; a colleague's own, which renews password and app, is
-- no appointment. What one person alone had sent before this day and nobody has used is good no more.
alter table staff_invitation add column confirmed_by uuid references staff;
create index staff_invitation_confirmed_by on staff_invitation (confirmed_by)
  where confirmed_by is not null;
delete from staff_invitation i
where not exists (select from staff s where s.email = i.email and s.left_at is null);

create function staff_invitation_needs_two() returns trigger language plpgsql as $$
begin
  if exists (select from staff where email = new.email and left_at is null) then return new; end if;
  perform insist_on_proposal(exists (
    select from proposal_confirmed_now('appointment', new.email) p
    where p.proposed_by = new.invited_by and p.confirmed_by = new.confirmed_by
      and p.wish -> 'roles' = to_jsonb(new.roles)), 'an invitation');
  return new;
end $$;
create trigger staff_invitation_needs_two
  before insert or update of email, roles, invited_by, confirmed_by on staff_invitation
  for each row execute function staff_invitation_needs_two();

-- After the first person of the staff nobody comes but by an invitation that two wanted.
create function staff_needs_two() returns trigger language plpgsql as $$
begin
  if not exists (select from staff) then return new; end if;
  perform insist_on_proposal(exists (
    select from staff_invitation i
    where i.email = new.email and i.roles = new.roles and i.expires_at > now()
      and i.invited_by = new.appointed_by and i.confirmed_by = new.confirmed_by), 'a colleague');
  return new;
end $$;
create trigger staff_needs_two before insert on staff
  for each row execute function staff_needs_two();

-- A role more is an appointment; taking roles away is not.
create function staff_roles_need_two() returns trigger language plpgsql as $$
begin
  perform insist_on_proposal(exists (
    select from proposal_confirmed_now('roles', new.id::text) p
    where p.wish -> 'roles' = to_jsonb(new.roles)), 'a further role');
  return new;
end $$;
create trigger staff_roles_need_two before update of roles on staff
  for each row when (not new.roles <@ old.roles) execute function staff_roles_need_two();
