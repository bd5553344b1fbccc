-- Six digits by which the server knows that the adult holds the device; argon2id (a PHC string).
create table adult_pin (
  account_id uuid primary key references account on delete cascade,
  pin_hash text not null,
  -- Guesses since the last right one; counted before they are looked at.
  failures int not null default 0,
  paused_until timestamptz,
  set_at timestamptz not null default now()
);

-- Until when a right PIN has opened what is the adult's, in this session alone.
alter table session add column adult_until timestamptz;
