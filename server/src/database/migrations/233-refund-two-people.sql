-- Above a limit money goes back when a second person has said yes; the limit counts what has gone back
-- of an order by one person in all, so that it cannot be cut into pieces.
create table refund_rule (
  is_only boolean primary key default true check (is_only),
  alone_up_to bigint not null check (alone_up_to >= 0)
);
insert into refund_rule (alone_up_to) values (250000);

alter table refund
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('waiting', 'asked', 'accepted', 'refused')),
  -- Of the staff; null on rows from before.
  add column asked_by uuid,
  add column approved_by uuid,
  add column approved_email text,
  add column decided_at timestamptz,
  add constraint refund_needs_another check (approved_by <> asked_by);
create index refund_waiting on refund (asked_at) where state = 'waiting';

create function refund_needs_two() returns trigger language plpgsql as $$
declare
  alone bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.order_id, new.amount, new.asked_by) is distinct from
      (old.order_id, old.amount, old.asked_by) then
      raise exception 'what was asked for stays as it was written';
    end if;
    if new.state = old.state or old.state in ('asked', 'accepted') then return new; end if;
  end if;
  -- What was given back outside the gateway is only written down here.
  if new.state not in ('asked', 'accepted') or new.reference is not null then return new; end if;
  if new.approved_by is not null then
    perform staff_insist_on_two(new.asked_by, new.approved_by);
    return new;
  end if;
  select coalesce(sum(amount), 0) + new.amount into alone from refund
  where order_id = new.order_id and key <> new.key and state in ('asked', 'accepted')
    and approved_by is null and reference is null;
  if alone > (select alone_up_to from refund_rule) then
    perform staff_insist_on_two(new.asked_by, null);
  end if;
  return new;
end $$;
create trigger refund_needs_two before insert or update on refund
  for each row execute function refund_needs_two();
