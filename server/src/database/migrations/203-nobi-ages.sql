-- How old the child is, where the adult has said: for Nobi's words alone.
alter table chat_settings
  add column age_band text check (age_band in ('4-6', '7-9', '10-12'));

-- The most that answers on their way may yet cost: it counts towards the cap of the day.
alter table chat_spend add column held_micro_rupiah bigint not null default 0;

-- One row for each answer on its way that costs money, until it is settled.
create table chat_hold (
  id uuid primary key,
  -- With the day: the row of chat_spend that it is a part of.
  provider text not null,
  day date not null,
  micro_rupiah bigint not null,
  -- Past it, its process has ended without settling.
  until timestamptz not null
);
create index chat_hold_until on chat_hold (provider, until);
