-- How often Nobi was asked on a day in Jakarta; never what.
create table chat_day (
  account_id uuid not null references account on delete cascade,
  day date not null,
  asked int not null check (asked >= 0),
  primary key (account_id, day)
);
create index chat_day_day on chat_day (day);
