-- Two people, kept by the database: whoever does the second half of something grave is another person,
-- and no puppet of the first. A colleague who was appointed within the last seven days does not count
-- beside whoever appointed them, nor beside others whom the same person appointed in that time.
alter table staff add column appointed_by uuid references staff;

create function staff_appointment_is_kept() returns trigger language plpgsql as $$
begin
  if new.created_at is distinct from old.created_at
    or (old.appointed_by is not null and new.appointed_by is distinct from old.appointed_by) then
    raise exception 'who appointed a colleague, and when, stays as it was written';
  end if;
  return new;
end $$;
create trigger staff_appointment_is_kept before update on staff
  for each row execute function staff_appointment_is_kept();

-- The person, and whoever appointed them, upwards, as far as every step is younger than seven days.
create function staff_recent_line(person uuid) returns setof uuid language sql stable as $$
  with recursive line (id) as (
    select person
    union
    select s.appointed_by from line join staff s on s.id = line.id
    where s.appointed_by is not null and s.created_at > now() - interval '7 days'
  )
  select id from line
$$;

create function staff_are_two(one uuid, other uuid) returns boolean language sql stable as $$
  select one is not null and other is not null and not exists (
    select staff_recent_line(one) intersect select staff_recent_line(other))
$$;

create function staff_insist_on_two(one uuid, other uuid) returns void language plpgsql as $$
begin
  if not staff_are_two(one, other) then
    raise exception 'violates check constraint "two_people": these do not count as two' using errcode = '23514';
  end if;
end $$;

create function guest_package_needs_two() returns trigger language plpgsql as $$
begin
  perform staff_insist_on_two(new.uploaded_by, new.published_by);
  return new;
end $$;
create trigger guest_package_needs_two
  before insert or update of uploaded_by, published_by on guest_package
  for each row when (new.published_by is not null) execute function guest_package_needs_two();

create function lesson_version_needs_two() returns trigger language plpgsql as $$
begin
  perform staff_insist_on_two(new.written_by, new.published_by);
  return new;
end $$;
create trigger lesson_version_needs_two
  before insert or update of written_by, published_by on lesson_version
  for each row when (new.published_by is not null) execute function lesson_version_needs_two();

-- Who closes a safety case is not who took the second look at it. Names alone prove nobody.
alter table safety_step add column done_by_id uuid;
alter table safety_case add column closed_by_id uuid;

create function safety_case_needs_two() returns trigger language plpgsql as $$
declare
  looked uuid;
begin
  select done_by_id into looked from safety_step where case_id = new.id and step = 'second_look';
  perform staff_insist_on_two(looked, new.closed_by_id);
  return new;
end $$;
create trigger safety_case_needs_two before update of state on safety_case
  for each row when (new.state = 'closed' and old.state <> 'closed')
  execute function safety_case_needs_two();

-- What was looked at stays as it was looked at.
create function safety_step_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a step that was done stays as it was written';
end $$;
create trigger safety_step_is_kept before update on safety_step
  for each row execute function safety_step_is_kept();
