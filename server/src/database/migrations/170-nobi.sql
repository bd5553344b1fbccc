-- The adult's switches for Nobi; without a row they stand as here.
create table chat_settings (
  account_id uuid primary key references account on delete cascade,
  nobi_on boolean not null default true,
  model_on boolean not null default false,
  voice_on boolean not null default true,
  -- When the adult allowed an outside model; null while it is not allowed.
  model_allowed_at timestamptz,
  changed_at timestamptz not null default now()
);

create table conversation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  began_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  turns int not null default 0,
  ended_at timestamptz
);
create index conversation_account on conversation (account_id, last_at desc);
create index conversation_past on conversation (last_at);

-- What was said, without personal data, for 90 days.
create table chat_turn (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null default now(),
  prompt text not null,
  response text not null,
  kind text not null check (kind in ('answer', 'help', 'refusal', 'break')),
  source text not null check (source in ('offline', 'model')),
  provider text,
  model text,
  verdicts jsonb not null default '{}',
  asked_tokens int,
  answered_tokens int,
  ms int not null,
  -- Of somebody in the family: never shown where the family could read it.
  is_hidden boolean not null default false
);
create index chat_turn_account on chat_turn (account_id, id desc);
create index chat_turn_conversation on chat_turn (conversation_id, id desc);
create index chat_turn_past on chat_turn (at);
create index chat_turn_help on chat_turn (account_id, at) where kind = 'help';

-- What the adult should know of. It outlives its turn, then without a word of it.
create table chat_flag (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  turn_id bigint references chat_turn on delete set null,
  at timestamptz not null default now(),
  severity text not null check (severity in ('low', 'medium', 'high')),
  topic text not null,
  is_quoted boolean not null,
  seen_at timestamptz,
  -- When a letter told of it.
  told_at timestamptz
);
create index chat_flag_account on chat_flag (account_id, id desc);
create index chat_flag_turn on chat_flag (turn_id);
create index chat_flag_past on chat_flag (at);
create index chat_flag_week on chat_flag (at) where severity = 'low' and told_at is null;

-- For staff alone. The family can delete the words, not that something was said.
create table safety_case (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  turn_id bigint references chat_turn on delete set null,
  topic text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index safety_case_open on safety_case (opened_at) where state = 'open';
create index safety_case_account on safety_case (account_id);
create index safety_case_turn on safety_case (turn_id);
create index safety_case_past on safety_case (closed_at) where state = 'closed';

-- The answer on its way, until when it holds the place, and the questions of this minute.
alter table chat_day
  add column answering uuid,
  add column busy_until timestamptz,
  add column minute_began timestamptz,
  add column in_minute int not null default 0;

-- What outside models cost on a day in Jakarta, for the cap of that day.
create table chat_spend (
  provider text not null,
  day date not null,
  asked_tokens bigint not null,
  answered_tokens bigint not null,
  micro_rupiah bigint not null,
  primary key (provider, day)
);
