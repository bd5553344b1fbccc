-- The fixed procedure of a safety case: what was done, by whom, and how it ended.
alter table safety_case
  add column outcome text check (outcome in ('handed_over', 'advised', 'false_alarm')),
  add column note text,
  add column closed_by text;

create table safety_step (
  case_id bigint not null references safety_case on delete cascade,
  step text not null check (step in ('read', 'weigh', 'advice', 'hand_over', 'second_look')),
  done_by text not null,
  done_at timestamptz not null default now(),
  primary key (case_id, step)
);
create index safety_case_closed on safety_case (opened_at) where state = 'closed';
create index chat_flag_severity on chat_flag (severity, id desc);
