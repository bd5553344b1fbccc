-- What about money needs a person: written where it is noticed, closed by staff or by itself.
create table mismatch (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('amount', 'currency', 'other_order', 'held', 'late_payment',
    'paid_twice', 'taken_back', 'charged_back', 'refund_refused', 'refund_unanswered',
    'unknown_order')),
  -- Null when a gateway told of an order that is not ours.
  order_id text references orders,
  gateway text not null,
  -- How the gateway calls the order.
  named text not null,
  -- The figures that tell what happened, such as {"expected": 15000, "arrived": 10000}.
  facts jsonb not null default '{}',
  -- The refund that it is about, if any.
  refund_key text references refund,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  -- settled: the gateway's next word put it right, nobody had to.
  resolution text check (resolution in ('settled', 'right', 'by_hand', 'belongs', 'not_ours',
    'days_given')),
  -- Why, and who of the staff; null when it settled by itself.
  reason text,
  resolved_by text,
  -- Of `by_hand`: how much went back, and where that is found in the bank's or gateway's books.
  amount bigint check (amount > 0),
  reference text,
  -- Of `belongs`: the order of ours that it was about.
  belongs_to text references orders,
  check (num_nonnulls(resolved_at, resolution) in (0, 2))
);
create unique index mismatch_open_once on mismatch (gateway, named, kind, coalesce(refund_key, ''))
  where resolved_at is null;
create index mismatch_named on mismatch (gateway, named);
create index mismatch_waiting on mismatch (opened_at, id) where resolved_at is null;
create index mismatch_done on mismatch (resolved_at desc, id) where resolved_at is not null;
create index mismatch_order on mismatch (order_id) where order_id is not null;
create index mismatch_belongs on mismatch (belongs_to) where belongs_to is not null;

-- Money that staff gave back outside the gateway, and where that is found.
alter table refund add column reference text;

-- A flag is the kind of the mismatch; until now it was a sentence.
update orders set flag = case
    when flag like 'price %' or flag like 'paid %' and flag <> 'paid after it was closed' then 'amount'
    when flag like 'currency %' then 'currency'
    when flag = 'another order id' then 'other_order'
    when flag = 'held by the gateway' then 'held'
    else 'late_payment' end
where flag is not null;
insert into mismatch (kind, order_id, gateway, named, opened_at)
select flag, id, gateway, id, coalesce(paid_at, created_at) from orders where flag is not null;
insert into mismatch (kind, gateway, named, facts, opened_at)
select distinct on (gateway, order_id) 'unknown_order', gateway, order_id,
  jsonb_build_object('claimed', claimed), received_at
from payment_event where kind = 'unknown_order' and order_id is not null
order by gateway, order_id, id desc;
insert into mismatch (kind, order_id, gateway, named, facts, refund_key, opened_at)
select 'refund_refused', o.id, o.gateway, o.id, jsonb_build_object('amount', r.amount), r.key,
  r.asked_at
from refund r join orders o on o.id = r.order_id
where r.state = 'refused' and o.state in ('paid', 'partly_refunded');
