-- Courses and tools report and keep what games do: see 050-games.sql.
create table course_event (
  view_id uuid not null references course_view on delete cascade,
  event_id text not null,
  verb text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (view_id, event_id)
);

create table course_save (
  account_id uuid not null references account on delete cascade,
  course_id text not null,
  save text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, course_id)
);

create table tool_event (
  use_id uuid not null references tool_use on delete cascade,
  event_id text not null,
  verb text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (use_id, event_id)
);

create table tool_save (
  account_id uuid not null references account on delete cascade,
  tool_id text not null,
  save text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, tool_id)
);
