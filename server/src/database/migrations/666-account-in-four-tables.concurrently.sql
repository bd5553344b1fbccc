alter table ticket_message validate constraint ticket_message_has_account;
alter table ticket_note validate constraint ticket_note_has_account;
alter table safety_step validate constraint safety_step_has_account;
alter table ticket_message validate constraint ticket_message_account_id_fkey;
alter table ticket_note validate constraint ticket_note_account_id_fkey;
alter table safety_step validate constraint safety_step_account_id_fkey;
alter table refund validate constraint refund_account_id_fkey;
create unique index concurrently if not exists ticket_of_account on ticket (account_id, id);
create unique index concurrently if not exists safety_case_of_account on safety_case (account_id, id);
create unique index concurrently if not exists ticket_message_of_account
  on ticket_message (account_id, id);
create unique index concurrently if not exists ticket_note_of_account on ticket_note (account_id, id);
create unique index concurrently if not exists safety_step_of_account
  on safety_step (account_id, case_id, step);
create index concurrently if not exists refund_of_account on refund (account_id)
  where account_id is not null;
