-- These four say themselves whose a row is, so that a call asks for rows of its own family alone.
alter table ticket_message
  add column account_id uuid,
  add constraint ticket_message_account_id_fkey
    foreign key (account_id) references account on delete cascade not valid,
  add constraint ticket_message_has_account check (account_id is not null) not valid;
alter table ticket_note
  add column account_id uuid,
  add constraint ticket_note_account_id_fkey
    foreign key (account_id) references account on delete cascade not valid,
  add constraint ticket_note_has_account check (account_id is not null) not valid;
alter table safety_step
  add column account_id uuid,
  add constraint safety_step_account_id_fkey
    foreign key (account_id) references account on delete cascade not valid,
  add constraint safety_step_has_account check (account_id is not null) not valid;
-- Money that went back stays in the books without the family, as its order does.
alter table refund
  add column account_id uuid,
  add constraint refund_account_id_fkey
    foreign key (account_id) references account on delete set null not valid;

-- Processes of before write rows without it. They are gone in the next release, and so may this be.
create function row_takes_account() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'refund' then
      select o.account_id into new.account_id from orders o where o.id = new.order_id;
    when 'safety_step' then
      select c.account_id into new.account_id from safety_case c where c.id = new.case_id;
    else
      select t.account_id into new.account_id from ticket t where t.id = new.ticket_id;
  end case;
  return new;
end $$;
create trigger ticket_message_takes_account before insert on ticket_message
  for each row when (new.account_id is null) execute function row_takes_account();
create trigger ticket_note_takes_account before insert on ticket_note
  for each row when (new.account_id is null) execute function row_takes_account();
create trigger safety_step_takes_account before insert on safety_step
  for each row when (new.account_id is null) execute function row_takes_account();
create trigger refund_takes_account before insert on refund
  for each row when (new.account_id is null) execute function row_takes_account();

-- Until all steps have their family (667), that much may be added to one.
create or replace function safety_step_is_kept() returns trigger language plpgsql as $$
begin
  if old.account_id is null and (new.case_id, new.step, new.done_by, new.done_by_id, new.done_at)
    is not distinct from (old.case_id, old.step, old.done_by, old.done_by_id, old.done_at) then
    return new;
  end if;
  raise exception 'a step that was done stays as it was written';
end $$;
