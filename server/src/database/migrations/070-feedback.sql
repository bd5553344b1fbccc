create table ticket (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  subject text not null,
  message text not null,
  category text not null check (category in ('general', 'bug', 'feature', 'billing')),
  created_at timestamptz not null default now(),
  response text,
  responded_at timestamptz,
  responded_by uuid references account on delete set null,
  read_at timestamptz
);
create index ticket_account on ticket (account_id, created_at desc);
create index ticket_open on ticket (created_at) where response is null;
create index ticket_answered on ticket (responded_at desc) where response is not null;
create index ticket_unread on ticket (account_id, responded_at desc)
  where response is not null and read_at is null;

create table rating (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  stars int not null check (stars between 1 and 10),
  feedback text,
  created_at timestamptz not null default now()
);
create index rating_account on rating (account_id, created_at desc);

alter table account add column picture text;
