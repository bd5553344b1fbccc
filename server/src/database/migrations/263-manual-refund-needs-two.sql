-- Money that went back outside the gateway counts for the same limit: of an order together with what
-- went back through the gateway, and of money for no order of ours by the name that it came with.
create or replace function refund_needs_two() returns trigger language plpgsql as $$
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
  if new.state not in ('asked', 'accepted') then return new; end if;
  if new.approved_by is not null then
    perform staff_insist_on_two(new.asked_by, new.approved_by);
    return new;
  end if;
  select coalesce(sum(amount), 0) + new.amount into alone from refund
  where order_id = new.order_id and key <> new.key and state in ('asked', 'accepted')
    and approved_by is null;
  if alone > (select alone_up_to from refund_rule) then
    perform staff_insist_on_two(new.asked_by, null);
  end if;
  return new;
end $$;

-- Of the staff; null on rows from before, and where it settled by itself.
alter table mismatch add column resolved_by_id uuid, add column approved_by uuid;

create function mismatch_needs_two() returns trigger language plpgsql as $$
declare
  alone bigint;
begin
  if new.approved_by is not null then
    perform staff_insist_on_two(new.resolved_by_id, new.approved_by);
    return new;
  end if;
  if new.order_id is not null then
    -- The row of the refund is written first, and has had its say.
    perform insist_on_proposal(exists (
      select from refund where key = 'by-hand-' || new.id::text and order_id = new.order_id
        and amount = new.amount and approved_by is null), 'a refund by hand');
    return new;
  end if;
  select coalesce(sum(amount), 0) + new.amount into alone from mismatch
  where gateway = new.gateway and named = new.named and id <> new.id
    and resolution = 'by_hand' and approved_by is null;
  if alone > (select alone_up_to from refund_rule) then
    perform staff_insist_on_two(new.resolved_by_id, null);
  end if;
  return new;
end $$;
create trigger mismatch_needs_two before insert or update of resolution, amount, approved_by on mismatch
  for each row when (new.resolution = 'by_hand') execute function mismatch_needs_two();
