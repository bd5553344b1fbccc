create table play (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  game_id text not null,
  started_at timestamptz not null default now()
);
create index play_account on play (account_id, started_at);

-- What a game reported: a skill, an item, an outcome; never a name, a text or a picture.
create table play_event (
  play_id uuid not null references play on delete cascade,
  event_id text not null,
  verb text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (play_id, event_id)
);

create table game_save (
  account_id uuid not null references account on delete cascade,
  game_id text not null,
  save text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, game_id)
);
