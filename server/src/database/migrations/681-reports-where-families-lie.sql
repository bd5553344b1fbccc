-- What content reports is stored by one call that runs where its family lies
-- (docs/decisions/128-reports-where-families-lie.md): on Citus a statement that hands what one part of it found
-- to the next goes by way of the coordinator, part by part.

-- Lets a function run where the rows of the account lie that its first argument names, on a database that is
-- spread over workers; elsewhere it does nothing.
create function delegate_by_account(signature text) returns void language plpgsql as $$
begin
  if to_regclass('pg_dist_partition') is null then
    return;
  end if;
  if exists (select 1 from pg_dist_partition where logicalrelid = 'account'::regclass) then
    perform create_distributed_function(signature::regprocedure, '$1', colocate_with => 'account');
  end if;
end $$;

-- Stores the events of a play session that are new, and with them what they show and prove.
-- `sent_at` is what the child's clock showed when the report left, in ms since 1970: an event happened as long
-- before `moment` (now, when null) as that clock says that it had waited, yet not before its session began.
-- Answers `known`: false when the session is not this account's, began more than 30 days ago, or nothing of the
-- report happened within two days of its beginning; the child; how many events were new; and whether a claim
-- waits to be weighed (`isDue`).
create function keep_play_events(of_account uuid, of_session uuid, of_kind text, events jsonb,
  sent_at double precision, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  arrived timestamptz := coalesce(moment, now());
  owned record;
  event jsonb;
  happened timestamptz;
  f record;
  written play_event;
  stored play_event[] := '{}';
  proofs play_event[];
  row record;
  is_known boolean := false;
  is_due boolean := false;
begin
  select s.child_id, s.began_at, c.zone into owned
  from play_session s join child c on c.account_id = s.account_id and c.id = s.child_id
  where s.account_id = of_account and s.id = of_session and s.kind = of_kind
    and s.began_at > arrived - interval '30 days';
  if not found then
    return jsonb_build_object('known', false);
  end if;

  for event in select jsonb_array_elements(events) loop
    happened := case when sent_at is null then arrived else greatest(owned.began_at,
      arrived - make_interval(secs => greatest(sent_at - (event->>'t')::float8, 0) / 1000)) end;
    continue when happened >= owned.began_at + interval '2 days';
    is_known := true;
    select * into f from play_event_fields(event);
    insert into play_event (account_id, session_id, event_id, began_at, received_at, happened_at, verb, item,
      object, attempt, skill, level, outcome, help, hints, difficulty, criterion, guided, spoken,
      milliseconds, mode, language, build, client_ms, rest)
    values (of_account, of_session, event->>'id', owned.began_at, arrived, happened, event->>'verb', f.item,
      f.object, f.attempt, f.skill, f.level, f.outcome, f.help, f.hints, f.difficulty, f.criterion, f.guided,
      f.spoken, f.milliseconds, f.mode, f.language, f.build, f.client_ms, f.rest)
    on conflict do nothing returning * into written;
    if found then
      stored := stored || written;
    end if;
  end loop;

  -- Of criterion tasks alone; what was guided or read out proves nothing.
  proofs := array(
    select e from unnest(stored) e
    where e.verb = 'answered' and e.criterion and e.skill is not null
      and not coalesce(e.guided, false) and not coalesce(e.spoken, false));

  -- Unaided first tries, a mark for each in their order; as many are kept as mastery looks at, twice.
  for row in
    select e.skill,
      right(string_agg(case e.outcome when 'wrong' then '0' else '1' end, '' order by e.client_ms), 42) as marks,
      min((e.happened_at at time zone owned.zone)::date) as first_day,
      max((e.happened_at at time zone owned.zone)::date) as last_day
    from unnest(proofs) e
    where e.attempt = 1 and coalesce(e.help, 0) = 0 and e.outcome is not null
    group by e.skill order by e.skill
  loop
    insert into skill_state as k (account_id, child_id, skill_id, marks, first_day, last_day)
    values (of_account, owned.child_id, row.skill, row.marks, row.first_day, row.last_day)
    on conflict (account_id, child_id, skill_id) do update set
      marks = right(k.marks || excluded.marks, 42),
      first_day = least(k.first_day, excluded.first_day),
      last_day = greatest(k.last_day, excluded.last_day),
      changed_at = excluded.changed_at;
  end loop;

  -- A first try without any help, or a task that was right in the end with help. What was shown (help 4) is no
  -- success.
  proofs := array(
    select e from unnest(proofs) e
    where e.client_ms is not null
      and case when coalesce(e.help, 0) = 0 then e.attempt = 1 and e.outcome is not null
        else e.outcome in ('first_try', 'right') end);
  for row in select e.* from unnest(proofs) e loop
    insert into evidence (account_id, child_id, skill_id, day, at, client_ms, session_id, event_id, unaided,
      requested, is_right)
    values (of_account, owned.child_id, row.skill, (row.happened_at at time zone owned.zone)::date,
      row.happened_at, row.client_ms, of_session, row.event_id, coalesce(row.help, 0) = 0,
      coalesce(row.hints, 0) > 0, row.outcome <> 'wrong' and coalesce(row.help, 0) < 4);
  end loop;

  -- These claims are to be weighed anew, from the oldest of it on.
  for row in
    select e.skill, min(e.happened_at) as oldest from unnest(proofs) e group by e.skill order by e.skill
  loop
    insert into skill_claim as k (account_id, child_id, skill_id, due_from)
    values (of_account, owned.child_id, row.skill, row.oldest)
    on conflict (account_id, child_id, skill_id)
      do update set due_from = least(k.due_from, excluded.due_from);
    is_due := true;
  end loop;

  return jsonb_build_object('known', is_known, 'child', owned.child_id,
    'count', cardinality(stored), 'isDue', is_due);
end $$;

select delegate_by_account('keep_play_events(uuid, uuid, text, jsonb, double precision, timestamptz)');
