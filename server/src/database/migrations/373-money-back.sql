-- A family may ask for the money of a payment back within seven days, once a family. What it asked for
-- is a refund like those of staff; nobody of the staff decides about it, so two people need not agree.
alter table refund add column by_family boolean not null default false;
create unique index refund_by_family on refund (order_id) where by_family;

create table money_back (
  account_id uuid primary key references account on delete cascade,
  order_id text not null unique references orders,
  refund_key text not null unique references refund,
  asked_at timestamptz not null default now()
);

create or replace function refund_needs_two() returns trigger language plpgsql as $$
declare
  alone bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.order_id, new.amount, new.asked_by, new.by_family) is distinct from
      (old.order_id, old.amount, old.asked_by, old.by_family) then
      raise exception 'what was asked for stays as it was written';
    end if;
    if new.state = old.state or old.state in ('asked', 'accepted') then return new; end if;
  end if;
  if new.state not in ('asked', 'accepted') then return new; end if;
  -- What a family itself asked for in its seven days is not staff's to decide.
  if new.by_family then
    if exists (select 1 from orders o where o.id = new.order_id and o.revoked_at is null
      and o.activated_at > now() - interval '7 days' and new.amount <= o.amount) then
      return new;
    end if;
    raise exception 'money goes back to a family that asks within seven days of its payment';
  end if;
  if new.approved_by is not null then
    perform staff_insist_on_two(new.asked_by, new.approved_by);
    return new;
  end if;
  select coalesce(sum(amount), 0) + new.amount into alone from refund
  where order_id = new.order_id and key <> new.key and state in ('asked', 'accepted')
    and approved_by is null and not by_family;
  if alone > (select alone_up_to from refund_rule) then
    perform staff_insist_on_two(new.asked_by, null);
  end if;
  return new;
end $$;
