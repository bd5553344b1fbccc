create table course_view (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  course_id text not null,
  viewed_at timestamptz not null default now()
);
create index course_view_account on course_view (account_id, viewed_at desc);

create table tool_use (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  tool_id text not null,
  used_at timestamptz not null default now()
);
create index tool_use_account on tool_use (account_id, used_at desc);
