-- A list without a column is nothing that Citus can hand from a worker to the coordinator, on which these two lie.
create or replace function mismatch_needs_two() returns trigger language plpgsql as $$
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
      select 1 from refund where key = 'by-hand-' || new.id::text and order_id = new.order_id
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

create or replace function voucher_is_used_once() returns trigger language plpgsql as $$
begin
  if (new.code_hash, new.batch_id) is distinct from (old.code_hash, old.batch_id) then
    raise exception 'a code is used once';
  end if;
  if old.order_id is not null and not (new.order_id is null
    and exists (select 1 from orders o where o.id = old.order_id and o.is_synthetic)) then
    raise exception 'a code is used once';
  end if;
  return new;
end $$;

-- Lays a new table of families where their rows are, on a database that is spread over workers; elsewhere it
-- does nothing. Call it as soon as the table is there, then add keys to the family: while it lies on the
-- coordinator alone it may have none.
create function place_by_account(name text) returns void language plpgsql as $$
begin
  if to_regclass('pg_dist_partition') is null then
    return;
  end if;
  if exists (select 1 from pg_dist_partition where logicalrelid = 'account'::regclass) then
    perform create_distributed_table(name::regclass, 'account_id', colocate_with => 'account');
  end if;
end $$;

-- After waiting for the lock a session may still remember that the month was not there (`to_regclass` asks its
-- memory): the catalogue itself is read. Seen where a month takes longer to make.
create or replace function make_play_month(of_month date) returns boolean language plpgsql as $$
declare
  first_day date := date_trunc('month', of_month::timestamp)::date;
  begins timestamptz := first_day::timestamp at time zone 'UTC';
  ends timestamptz := (first_day::timestamp + interval '1 month') at time zone 'UTC';
  name text := 'play_event_' || to_char(first_day, 'YYYY_MM');
begin
  -- Two processes at once make one.
  perform pg_advisory_xact_lock(hashtextextended('play months', 350));
  if exists (select 1 from pg_class c where c.relname = name and c.relnamespace = 'public'::regnamespace) then
    return false;
  end if;
  execute format('create table %I (like play_event including defaults including constraints)', name);
  lock table play_event_other in share row exclusive mode;
  execute format(
    'with moved as (delete from play_event_other where began_at >= %L and began_at < %L returning *)
     insert into %I select * from moved', begins, ends, name);
  execute format('alter table play_event attach partition %I for values from (%L) to (%L)',
    name, begins, ends);
  return true;
end $$;
