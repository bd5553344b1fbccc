-- What colleagues tell each other about a question; the family never reads it.
create table ticket_note (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references ticket on delete cascade,
  staff_name text not null,
  text text not null,
  at timestamptz not null default now()
);
create index ticket_note_ticket on ticket_note (ticket_id, id);
