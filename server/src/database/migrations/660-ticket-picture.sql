-- A screenshot of what went wrong: the name of its file. Such a message has no text.
alter table ticket_message add column picture text;
