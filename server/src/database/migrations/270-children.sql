-- A UUID of version 7 (RFC 9562, 5.7): the moment in milliseconds, then 74 bits of the seed. Keys that
-- grow at their end keep indexes dense; a seed that is fixed makes an id that can be made again.
create function uuid_v7(at timestamptz default clock_timestamp(), seed uuid default gen_random_uuid())
returns uuid language sql parallel safe as $$
  select encode(
    substring(int8send((extract(epoch from at) * 1000)::bigint) from 3)
      || set_byte(
        set_byte(substring(uuid_send(seed) from 7),
          0, (get_byte(uuid_send(seed), 6) & 15) | 112),
        2, (get_byte(uuid_send(seed), 8) & 63) | 128),
    'hex')::uuid
$$;

-- Who plays. Of a child we keep a name for home, a drawn animal and the month of birth: no full name,
-- no photo, no birthday. The age band of the law follows from the month and the day it is asked, so it
-- is computed (contract/src/children/age-band.ts) and never out of date.
create table child (
  account_id uuid not null references account on delete cascade,
  id uuid not null default uuid_v7(),
  -- Six a family: each has a place of its own.
  place smallint not null check (place between 1 and 6),
  -- Null for a first child of whom nothing has been asked yet.
  nickname text check (char_length(nickname) between 1 and 24),
  animal text not null default 'tiger'
    check (animal in ('tiger', 'elephant', 'orangutan', 'crocodile', 'starling', 'cat')),
  -- The first of that month; may be unsaid.
  birth_month date check (extract(day from birth_month) = 1),
  -- 0 is before school (PAUD).
  grade smallint check (grade between 0 and 9),
  zone text not null default 'Asia/Jakarta'
    check (zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  created_at timestamptz not null default now(),
  -- When the adult last said something of this child; null: nobody has yet.
  changed_at timestamptz,
  primary key (account_id, id),
  unique (account_id, place)
);
-- Two faces of one name could not be told apart where names are read aloud.
create unique index child_nickname on child (account_id, lower(nickname));
