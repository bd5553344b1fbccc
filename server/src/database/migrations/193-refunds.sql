-- Money that staff gave back: what was asked for stands here before the gateway is asked, so that
-- asking again, from whatever page, is the same refund and never more than was paid.
create table refund (
  key text primary key,
  order_id text not null references orders,
  amount bigint not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused')),
  reason text not null,
  staff_email text not null,
  asked_at timestamptz not null default now()
);
create index refund_order on refund (order_id);
