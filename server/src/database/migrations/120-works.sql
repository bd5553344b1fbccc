-- What a child made and put on the shelf: a small picture of it. The work itself is in tool_save.
create table tool_work (
  account_id uuid not null references account on delete cascade,
  tool_id text not null,
  work_id text not null,
  title text not null,
  thumb bytea not null,
  thumb_type text not null check (thumb_type in ('image/png', 'image/webp')),
  changed_at timestamptz not null default now(),
  primary key (account_id, tool_id, work_id)
);
create index tool_work_shelf on tool_work (account_id, changed_at desc);
