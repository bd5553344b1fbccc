-- Minutes a day (WIB) that the adult allows; 0 is no limit.
alter table account add column play_minutes smallint not null default 0
  check (play_minutes between 0 and 1440);
