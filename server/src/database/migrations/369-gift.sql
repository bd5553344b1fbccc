-- A link by which somebody without an account pays a plan for a family. Its token stands here hashed.
create table gift_link (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  plan text not null check (plan in ('regular', 'premium')),
  -- The name that the family shows to whoever opens it; null shows none.
  shown_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  -- When the family ended it.
  ended_at timestamptz
);
create index gift_link_account on gift_link (account_id, created_at);

-- The order that was opened through a link; it is its family's order like any other.
alter table orders add column gift_link_id uuid references gift_link on delete set null;
create index orders_gift_link on orders (gift_link_id) where gift_link_id is not null;

-- Who pays is none of the family's data, so no reference leads here from the family's export.
create table gift_payer (
  order_id text primary key,
  email text not null,
  language text not null check (language in ('en', 'id')),
  created_at timestamptz not null default now()
);
create index gift_payer_created on gift_payer (created_at);
