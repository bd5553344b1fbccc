-- One row a reminder that was given: none is given twice, whoever looks.
create table reminder (
  account_id uuid not null references account on delete cascade,
  ends_at timestamptz not null,
  days smallint not null,
  given_at timestamptz not null default now(),
  primary key (account_id, ends_at, days)
);
create index period_ends on period (ends_at);
