-- The embedded identity provider. Nothing outside its adapter reads these tables: the product
-- knows a person by (issuer, subject) alone.

create table idp_account (
  subject text primary key check (length(subject) between 1 and 128),
  -- Normalised by the contract: trimmed, lower case.
  email text not null unique check (length(email) <= 254),
  email_verified boolean not null default false,
  display_name text not null default '',
  -- PHC string, argon2id.
  password_hash text not null,
  -- 'direct': made by a bare accounts:signUp, so no product account stands behind it and our own
  -- sign-up may replace it. Otherwise anybody could keep a family out by signing up their e-mail.
  origin text not null check (origin in ('product', 'direct')),
  disabled boolean not null default false,
  -- Whole seconds. Tokens of a sign-in before this moment are dead.
  valid_since timestamptz not null,
  created_at timestamptz not null
);

-- Private keys lie here as plain JWK. Whoever can read this table can also replace a password
-- hash, so a key to encrypt them, kept beside the database, would only move the secret.
create table idp_key (
  kid text primary key,
  state text not null check (state in ('next', 'active', 'retired')),
  private_jwk jsonb not null,
  -- When the key entered its state.
  since timestamptz not null
);

create unique index idp_key_one_of_each on idp_key (state) where state in ('next', 'active');

create table idp_reset_code (
  -- SHA-256: a copy of the database opens no account.
  code_hash bytea primary key check (length(code_hash) = 32),
  subject text not null references idp_account (subject) on delete cascade,
  expires_at timestamptz not null
);

create index idp_reset_code_subject on idp_reset_code (subject);

create table idp_throttle (
  -- SHA-256 of what is counted: mistyped e-mails and network addresses are not kept in clear.
  key bytea primary key check (length(key) = 32),
  attempts integer not null,
  -- When counting began, and until when nothing more is let through.
  since timestamptz not null,
  blocked_until timestamptz not null
);

create index idp_throttle_since on idp_throttle (since);
