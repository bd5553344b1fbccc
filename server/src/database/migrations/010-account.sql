-- Secrets made at first start, the same for every process.
create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  display_name text not null,
  full_name text,
  whatsapp text,
  bio text,
  language text not null default 'id' check (language in ('id', 'en')),
  is_staff boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);

-- Who somebody is, by the provider that proved it; an e-mail address proves nothing.
create table identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_account on identity (account_id);

create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account on session (account_id) where revoked_at is null;

-- An id_token opens one session only; rows go when the token would have expired anyway.
create table used_id_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_id_token_expiry on used_id_token (expires_at);

-- Counts attempts in windows of fixed length; unlogged, since a crash may forget them.
create unlogged table throttle (
  key text primary key,
  window_ends_at timestamptz not null,
  count int not null
);
create index throttle_expiry on throttle (window_ends_at);
