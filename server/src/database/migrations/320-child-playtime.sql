-- When the adult lets a child play. Without a row the family's own limit holds (account.play_minutes).
create table child_playtime (
  account_id uuid not null,
  child_id uuid not null,
  -- Null is no limit, 0 no play on such a day.
  weekday_minutes smallint check (weekday_minutes between 0 and 1440),
  weekend_minutes smallint check (weekend_minutes between 0 and 1440),
  -- Windows on the child's clock: [{"days": [1, 2], "from": "20:30", "to": "05:30"}], Monday is 1.
  quiet jsonb not null default '[]' check (jsonb_typeof(quiet) = 'array'),
  -- More minutes for one day of the child, and until when they also lift the quiet windows.
  extra_day date,
  extra_minutes smallint not null default 0 check (extra_minutes between 0 and 120),
  extra_until timestamptz,
  primary key (account_id, child_id),
  foreign key (account_id, child_id) references child (account_id, id) on delete cascade
);
