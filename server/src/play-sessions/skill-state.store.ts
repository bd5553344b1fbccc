/** What a child has shown of each skill, counted in the statement that stores the events. */

/** A mark for each first try at a criterion task, unaided: what was guided or read out shows nothing. */
const marks = `select s.account_id, owned.child_id, s.skill as skill_id,
    string_agg(case s.outcome when 'wrong' then '0' else '1' end, '' order by s.client_ms) as marks,
    min((s.happened_at at time zone c.zone)::date) as first_day,
    max((s.happened_at at time zone c.zone)::date) as last_day
  from stored s cross join owned
    join child c on c.account_id = owned.account_id and c.id = owned.child_id
  where s.verb = 'answered' and s.criterion and s.attempt = 1 and coalesce(s.help, 0) = 0
    and s.outcome is not null and not coalesce(s.guided, false) and not coalesce(s.spoken, false)
  group by 1, 2, 3`;

/** As many as mastery looks at, and as many again. */
const most = 42;

/** Follows `owned` (the play session) and `stored` (the events that are new). */
export const countSkills = `insert into skill_state
    (account_id, child_id, skill_id, marks, first_day, last_day)
  select account_id, child_id, skill_id, right(marks, ${most}), first_day, last_day
  from (${marks}) shown order by skill_id
  on conflict (account_id, child_id, skill_id) do update set
    marks = right(skill_state.marks || excluded.marks, ${most}),
    first_day = least(skill_state.first_day, excluded.first_day),
    last_day = greatest(skill_state.last_day, excluded.last_day),
    changed_at = now()
  returning 1`;

/** Of the child of `owner` and the skills of $5, with days since 1970 as content counts them. */
export const shownSkills = `(select jsonb_agg(jsonb_build_object('id', k.skill_id, 'marks', k.marks,
    'from', k.first_day - date '1970-01-01', 'to', k.last_day - date '1970-01-01'))
  from skill_state k
  where k.account_id = $1 and k.child_id = owner.child and k.skill_id = any ($5::text[]))`;
