-- Passkeys of the staff (WebAuthn Level 3): a second factor, or both factors when the authenticator
-- has verified the person.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The host that it was made for: at another one the browser does not offer it.
  rp_id text not null,
  user_handle bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- Good once and for ten minutes, for one purpose and whoever it was made for.
create table staff_passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'second-factor', 'add', 'enrol', 'step-up')),
  -- A colleague, an invitation or an attempt to sign in; empty before anybody is known.
  subject text not null,
  -- Of a passkey that is being made.
  user_handle bytea,
  expires_at timestamptz not null
);
create index staff_passkey_challenge_expiry on staff_passkey_challenge (expires_at);
