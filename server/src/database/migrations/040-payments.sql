create table orders (
  id text primary key,
  account_id uuid not null references account,
  plan text not null check (plan in ('regular', 'premium')),
  amount int not null check (amount > 0),
  gateway text not null,
  state text not null default 'created',
  flag text,
  checkout_token text,
  redirect_url text,
  -- Until then one process is asking the gateway for the page of this order.
  opening_until timestamptz,
  expires_at timestamptz not null,
  method text,
  transaction_id text,
  -- When the customer paid, as the gateway says; shown to people.
  paid_at timestamptz,
  -- When we granted and withdrew access for it; periods are computed from these two.
  activated_at timestamptz,
  revoked_at timestamptz,
  asked_at timestamptz,
  next_check_at timestamptz,
  checks int not null default 0,
  created_at timestamptz not null default now()
);
create unique index orders_one_open on orders (account_id)
  where state in ('created', 'pending', 'denied');
create index orders_account on orders (account_id, created_at);
create index orders_due on orders (next_check_at) where next_check_at is not null;

-- What gateways told us, as they told it; only ever added to.
create table payment_event (
  id bigint generated always as identity primary key,
  order_id text,
  gateway text not null,
  kind text not null check (kind in ('notification', 'forged', 'unknown_order', 'state')),
  claimed text,
  body text,
  digest bytea unique,
  received_at timestamptz not null default now()
);
create index payment_event_order on payment_event (order_id, id);

-- The paid time of an account, computed from its orders whenever one is granted or withdrawn.
create table period (
  account_id uuid not null references account on delete cascade,
  order_id text not null references orders,
  plan text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (account_id, starts_at)
);
