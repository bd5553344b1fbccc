-- A month of events gets its partition, and takes along what came before it was there. False when it
-- has one. Attaching holds up nobody who reads, and who writes only for a moment.
create function make_play_month(of_month date) returns boolean language plpgsql as $$
declare
  first_day date := date_trunc('month', of_month::timestamp)::date;
  begins timestamptz := first_day::timestamp at time zone 'UTC';
  ends timestamptz := (first_day::timestamp + interval '1 month') at time zone 'UTC';
  name text := 'play_event_' || to_char(first_day, 'YYYY_MM');
begin
  -- Two processes at once make one.
  perform pg_advisory_xact_lock(hashtextextended('play months', 350));
  if to_regclass(name) is not null then
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
select make_play_month((current_date + n * interval '1 month')::date) from generate_series(-1, 3) n;
