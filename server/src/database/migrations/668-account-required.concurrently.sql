alter table ticket_message validate constraint ticket_message_ticket;
alter table ticket_note validate constraint ticket_note_ticket;
alter table safety_step validate constraint safety_step_case;
