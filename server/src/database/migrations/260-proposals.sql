-- What nobody of the staff does alone waits here until a second person has confirmed it, and is done in
-- the transaction that confirms it. The row goes with that, or when it is declined or withdrawn; the
-- audit log tells of it for good.
create table proposal (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('appointment', 'roles', 'erasure', 'manual_refund')),
  -- The invited address, or the id of the colleague, of the family or of the mismatch.
  subject text not null,
  account_id uuid unique references account on delete cascade,
  wish jsonb not null default '{}',
  reason text not null,
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references staff,
  confirmed_at timestamptz,
  unique (kind, subject),
  check ((kind = 'erasure') = (account_id is not null))
);
create index proposal_by on proposal (proposed_by);
create index proposal_confirmed_by on proposal (confirmed_by) where confirmed_by is not null;

-- Whoever said yes to a new colleague counts with them for a week, as whoever proposed them does.
alter table staff add column confirmed_by uuid references staff;
create index staff_confirmed_by on staff (confirmed_by) where confirmed_by is not null;

create or replace function staff_recent_line(person uuid) returns setof uuid language sql stable as $$
  with recursive line (id) as (
    select person
    union
    select above.id from line join staff s on s.id = line.id
    cross join lateral unnest(array[s.appointed_by, s.confirmed_by]) as above (id)
    where above.id is not null and s.created_at > now() - interval '7 days'
  )
  select id from line
$$;

create or replace function staff_appointment_is_kept() returns trigger language plpgsql as $$
begin
  if new.created_at is distinct from old.created_at
    or (old.appointed_by is not null and (new.appointed_by, new.confirmed_by)
      is distinct from (old.appointed_by, old.confirmed_by)) then
    raise exception 'who appointed a colleague, and when, stays as it was written';
  end if;
  return new;
end $$;

create function proposal_roles(kind text) returns text[] language sql immutable as $$
  select case kind
    when 'erasure' then array['support', 'administrator']
    when 'manual_refund' then array['finance']
    when 'refund' then array['finance']
    else array['administrator']
  end
$$;

-- Who may confirm what this person proposes; nobody their own roles.
create function staff_seconds(person uuid, kind text, subject text) returns setof uuid
language sql stable as $$
  select s.id from staff s
  where s.left_at is null and s.roles && proposal_roles(kind)
    and (kind <> 'roles' or s.id::text <> subject) and staff_are_two(person, s.id)
$$;

-- Whose product has nobody else who could confirm waits a day, in which every colleague has had a letter.
-- Money does not: who is alone sets another limit.
create function proposal_alone_from(kind text, proposed_at timestamptz) returns timestamptz
language sql immutable as $$
  select case when kind in ('appointment', 'roles', 'erasure')
    then proposed_at + interval '24 hours' end
$$;

create function proposal_needs_two() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null then
      raise exception 'violates check constraint "two_people": a proposal is confirmed later'
        using errcode = '23514';
    end if;
    new.proposed_at := now();
    return new;
  end if;
  if (new.id, new.kind, new.subject, new.account_id, new.wish, new.proposed_by, new.proposed_at)
      is distinct from (old.id, old.kind, old.subject, old.account_id, old.wish, old.proposed_by,
        old.proposed_at)
    or old.confirmed_by is not null then
    raise exception 'what was proposed stays as it was written';
  end if;
  if new.confirmed_by is null then return new; end if;
  new.confirmed_at := now();
  if exists (
    select from staff_seconds(old.proposed_by, old.kind, old.subject) as s (id)
    where s.id = new.confirmed_by
  ) then return new; end if;
  if new.confirmed_by = old.proposed_by and proposal_alone_from(old.kind, old.proposed_at) <= now()
    and not exists (select from staff_seconds(old.proposed_by, old.kind, old.subject)) then
    return new;
  end if;
  raise exception 'violates check constraint "two_people": these do not count as two'
    using errcode = '23514';
end $$;
create trigger proposal_needs_two before insert or update on proposal
  for each row execute function proposal_needs_two();

-- What two people have confirmed in this very transaction.
create function proposal_confirmed_now(of_kind text, of_subject text) returns setof proposal
language sql stable as $$
  select * from proposal
  where kind = of_kind and subject = of_subject and confirmed_by is not null and confirmed_at = now()
$$;

create function insist_on_proposal(is_confirmed boolean, what text) returns void
language plpgsql as $$
begin
  if is_confirmed is not true then
    raise exception 'violates check constraint "two_people": % needs two', what
      using errcode = '23514';
  end if;
end $$;
