-- A promo that was claimed gives seven days on top of the first period that a family pays, once.
create table promo_claim (
  account_id uuid primary key references account on delete cascade,
  claimed_at timestamptz not null default now()
);
alter table orders add column bonus_days integer not null default 0 check (bonus_days between 0 and 31);
create unique index orders_bonus_once on orders (account_id) where bonus_days > 0;
