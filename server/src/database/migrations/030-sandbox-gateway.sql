-- The demo payment gateway of a machine without gateway keys. Only its adapter reads these tables,
-- and they hold nobody's name or address.

create table sandbox_transaction (
  order_id text primary key check (length(order_id) between 1 and 50),
  -- Asking again before a method is chosen replaces the token, which kills the older page.
  token text not null unique,
  item_name text not null,
  price int not null check (price > 0),
  -- What the customer is asked for: the price, or another amount when a test wants a fault.
  gross int not null check (gross > 0),
  payments text[] not null,
  finish_url text,
  -- Null: the address this gateway was started with.
  notification_url text,
  page_expires_at timestamptz not null,
  pay_expires_at timestamptz not null,
  closed_at timestamptz,
  -- All null until a method is chosen.
  status text check (status in ('pending', 'settlement', 'capture', 'deny', 'cancel', 'expire',
    'refund', 'partial_refund', 'chargeback')),
  method text check (method in ('qris', 'gopay', 'bca_va', 'credit_card')),
  transaction_id text unique,
  began_at timestamptz,
  settled_at timestamptz,
  refunds jsonb not null default '[]',
  check ((status is null) = (method is null)
    and (status is null) = (transaction_id is null)
    and (status is null) = (began_at is null))
);

-- What changes by itself with time: unpaid orders lapse, charged cards settle.
create index sandbox_transaction_unsettled on sandbox_transaction (status)
  where status in ('pending', 'capture');

create table sandbox_notification (
  id bigint generated always as identity primary key,
  order_id text not null references sandbox_transaction on delete cascade,
  body text not null,
  tries int not null default 0,
  -- Null: delivered or given up.
  due_at timestamptz,
  claimed_until timestamptz,
  last_answer int
);
create index sandbox_notification_due on sandbox_notification (due_at) where due_at is not null;
