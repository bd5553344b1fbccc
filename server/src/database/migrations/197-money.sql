-- Every movement of money, added in the transaction that learns of it. Revenue is summed from here.
create table money_move (
  id bigint generated always as identity primary key,
  -- Null for money that came for no order of ours.
  order_id text references orders,
  plan text check (plan in ('regular', 'premium')),
  gateway text not null,
  -- paid: an order was paid. kept: money arrived that bought nothing. back: the gateway gave it back,
  -- or a bank took it. by_hand: staff gave it back outside the gateway.
  kind text not null check (kind in ('paid', 'kept', 'back', 'by_hand')),
  -- Whole rupiah, never below zero; the kind says which way it went.
  amount bigint not null check (amount >= 0),
  -- Of `paid`: the family had paid for an order before.
  is_renewal boolean not null default false,
  -- When it happened, as the gateway says, however late we heard of it.
  at timestamptz not null,
  -- The day in Jakarta that it belongs to.
  day date not null generated always as ((at at time zone 'Asia/Jakarta')::date) stored,
  -- Whether `money_day` knows of it.
  is_counted boolean not null default false
);
create unique index money_move_paid on money_move (order_id) where kind = 'paid';
create index money_move_order on money_move (order_id) where order_id is not null;
create index money_move_day on money_move (day);
create index money_move_uncounted on money_move (day) where not is_counted;

-- What was paid and given back before this table was there.
insert into money_move (order_id, plan, gateway, kind, amount, is_renewal, at)
select id, plan, gateway, 'paid', amount,
  account_id is not null
    and row_number() over (partition by account_id order by activated_at) > 1,
  coalesce(paid_at, activated_at)
from orders where activated_at is not null;
insert into money_move (order_id, plan, gateway, kind, amount, at)
select id, plan, gateway, 'back', amount, coalesce(revoked_at, now())
from orders
where activated_at is not null and state in ('refunded', 'charged_back', 'reversed');
insert into money_move (order_id, plan, gateway, kind, amount, at)
select o.id, o.plan, o.gateway, 'back', r.amount, r.asked_at
from refund r join orders o on o.id = r.order_id
where o.state = 'partly_refunded' and r.state = 'accepted';

-- Money of a day, rolled up by a job: a report reads a row a day, never the orders.
create table money_day (
  day date not null,
  -- 'none': it came for no order of ours.
  plan text not null,
  gateway text not null,
  orders int not null,
  -- Of these: families who paid for the first time, and who had paid before.
  new_orders int not null,
  renewed int not null,
  gross bigint not null,
  refunds bigint not null,
  primary key (day, plan, gateway)
);

-- Families whose time ran at the end of a day.
create table subscriber_day (
  day date not null,
  plan text not null,
  -- Whose time stands on an order, and on days that staff gave.
  paid int not null,
  given int not null,
  -- Whose paid time ended that day without any other behind it.
  not_renewed int not null,
  -- The day is over: its numbers stay.
  is_final boolean not null,
  primary key (day, plan)
);

-- The console finds orders of one gateway, and of one price, newest first.
create index orders_of_gateway on orders (gateway, created_at desc, id);
create index orders_of_amount on orders (amount, created_at desc, id);
