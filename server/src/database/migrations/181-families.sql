-- Days that staff gave a family or took back; they join the orders when periods are computed.
create table granted_days (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  plan text not null check (plan in ('regular', 'premium')),
  -- Below zero when they were taken.
  days int not null check (days <> 0 and abs(days) <= 3660),
  reason text not null,
  given_by text not null,
  -- Of one wish: asked again after a lost answer, the same days are given once.
  key text unique,
  -- Of this very moment: several changes in one transaction stay in their order.
  given_at timestamptz not null default clock_timestamp()
);
create index granted_days_account on granted_days (account_id, given_at);

-- A period stands on an order or on given days.
alter table period
  alter column order_id drop not null,
  add column granted_id uuid references granted_days on delete cascade,
  add constraint period_stands_on_one check (num_nonnulls(order_id, granted_id) = 1);

-- Why an account is suspended, and what its family is told beside the fixed words.
alter table account
  add column suspended_cause text check (suspended_cause in ('sharing', 'fraud', 'abuse')),
  add column suspended_words text;
