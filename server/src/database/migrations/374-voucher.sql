-- Codes that staff make in batches and families redeem. What one person makes alone is limited by worth.
create table voucher_rule (
  is_only boolean primary key default true check (is_only),
  alone_up_to bigint not null check (alone_up_to >= 0)
);
insert into voucher_rule (alone_up_to) values (1500000);

create table voucher_batch (
  id uuid primary key,
  plan text not null check (plan in ('regular', 'premium')),
  months integer not null check (months between 1 and 12),
  size integer not null check (size between 1 and 5000),
  -- What its codes would cost, in rupiah.
  worth bigint not null check (worth > 0),
  -- In Indonesia (WIB).
  last_day date not null,
  note text not null,
  made_by uuid not null references staff,
  approved_by uuid references staff,
  made_at timestamptz not null default now(),
  -- When its codes were drawn, and told the only time.
  taken_at timestamptz,
  revoked_at timestamptz
);
create index voucher_batch_made_at on voucher_batch (made_at, id);
create index voucher_batch_made_by on voucher_batch (made_by, made_at);
create index voucher_batch_approved_by on voucher_batch (approved_by) where approved_by is not null;

-- A code stands here hashed, with a key of the installation.
create table voucher (
  code_hash bytea primary key,
  batch_id uuid not null references voucher_batch,
  order_id text unique references orders,
  used_at timestamptz,
  check ((order_id is null) = (used_at is null))
);
create index voucher_batch_id on voucher (batch_id, used_at);

-- What a code opened is an order that cost nothing, of as many months as its batch says.
alter table orders drop constraint orders_amount_check;
alter table orders add constraint orders_amount_check
  check (amount > 0 or (amount = 0 and gateway = 'voucher'));
alter table orders add column months integer check (months between 1 and 12);

-- In pieces it is as much: all that a person made alone within 30 days, but what came to nothing.
create function voucher_worth_alone(person uuid) returns bigint language sql stable as $$
  select coalesce(sum(b.worth), 0)::bigint from voucher_batch b
  where b.made_by = person and b.approved_by is null and b.made_at > now() - interval '30 days'
    and (b.revoked_at is null
      or exists (select 1 from voucher v where v.batch_id = b.id and v.used_at is not null))
$$;

create function voucher_batch_needs_two() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.plan, new.months, new.size, new.worth, new.last_day, new.note, new.made_by,
        new.approved_by, new.made_at)
        is distinct from (old.id, old.plan, old.months, old.size, old.worth, old.last_day, old.note,
          old.made_by, old.approved_by, old.made_at)
      or (old.taken_at is not null and new.taken_at is distinct from old.taken_at)
      or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
      raise exception 'what a batch is stays as it was written';
    end if;
    return new;
  end if;
  new.made_at := now();
  if new.approved_by is not null then
    perform staff_insist_on_two(new.made_by, new.approved_by);
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('voucher ' || new.made_by::text, 0));
  if voucher_worth_alone(new.made_by) + new.worth > (select alone_up_to from voucher_rule) then
    perform staff_insist_on_two(new.made_by, null);
  end if;
  return new;
end $$;
create trigger voucher_batch_needs_two before insert or update on voucher_batch
  for each row execute function voucher_batch_needs_two();

-- No more codes than two people, or one below the limit, agreed on; and each opens something once.
create function voucher_fits_batch() returns trigger language plpgsql as $$
begin
  if exists (
    select from voucher_batch b where b.id in (select batch_id from added)
      and (select count(*) from voucher v where v.batch_id = b.id) > b.size
  ) then
    raise exception 'a batch has no more codes than it was made for';
  end if;
  return null;
end $$;
create trigger voucher_fits_batch after insert on voucher
  referencing new table as added for each statement execute function voucher_fits_batch();

create function voucher_is_used_once() returns trigger language plpgsql as $$
begin
  if old.order_id is not null
    or (new.code_hash, new.batch_id) is distinct from (old.code_hash, old.batch_id) then
    raise exception 'a code is used once';
  end if;
  return new;
end $$;
create trigger voucher_is_used_once before update on voucher
  for each row execute function voucher_is_used_once();

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check
  check (kind in ('appointment', 'roles', 'erasure', 'manual_refund', 'vouchers'));
create or replace function proposal_roles(kind text) returns text[] language sql immutable as $$
  select case kind
    when 'erasure' then array['support', 'administrator']
    when 'manual_refund' then array['finance']
    when 'refund' then array['finance']
    when 'vouchers' then array['finance']
    else array['administrator']
  end
$$;
