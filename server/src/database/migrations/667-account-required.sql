-- after: 665-account-in-four-tables.batches.sql
-- after: 666-account-in-four-tables.concurrently.sql
-- Statements of this release ask for these rows by the account: none may be without it before it serves.
alter table ticket_message alter column account_id set not null;
alter table ticket_message
  drop constraint ticket_message_has_account,
  drop constraint ticket_message_pkey,
  add constraint ticket_message_pkey primary key using index ticket_message_of_account,
  drop constraint ticket_message_ticket_id_fkey,
  add constraint ticket_message_ticket foreign key (account_id, ticket_id)
    references ticket (account_id, id) on delete cascade not valid;
alter table ticket_note alter column account_id set not null;
alter table ticket_note
  drop constraint ticket_note_has_account,
  drop constraint ticket_note_pkey,
  add constraint ticket_note_pkey primary key using index ticket_note_of_account,
  drop constraint ticket_note_ticket_id_fkey,
  add constraint ticket_note_ticket foreign key (account_id, ticket_id)
    references ticket (account_id, id) on delete cascade not valid;
alter table safety_step alter column account_id set not null;
alter table safety_step
  drop constraint safety_step_has_account,
  drop constraint safety_step_pkey,
  add constraint safety_step_pkey primary key using index safety_step_of_account,
  drop constraint safety_step_case_id_fkey,
  add constraint safety_step_case foreign key (account_id, case_id)
    references safety_case (account_id, id) on delete cascade not valid;

create or replace function safety_step_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a step that was done stays as it was written';
end $$;

create or replace function safety_case_needs_two() returns trigger language plpgsql as $$
declare
  looked uuid;
begin
  select done_by_id into looked from safety_step
  where account_id = new.account_id and case_id = new.id and step = 'second_look';
  perform staff_insist_on_two(looked, new.closed_by_id);
  return new;
end $$;
