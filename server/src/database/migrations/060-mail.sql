create table letter (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  failure text,
  created_at timestamptz not null default now()
);
create index letter_due on letter (next_attempt_at)
  where delivered_at is null and next_attempt_at is not null;
