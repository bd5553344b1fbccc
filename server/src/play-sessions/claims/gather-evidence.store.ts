/** What an event proves, gathered in the statement that stores it: a row for each new event, or none. */

/**
 * Of criterion tasks alone: a first try without any help, and a task that was right in the end with help.
 * What was shown (help 4) is no success; what was guided or read out is no evidence at all.
 */
export const gatherEvidence = (
  account: string,
) => `insert into evidence (account_id, child_id, skill_id, day, at,
    client_ms, session_id, event_id, unaided, requested, is_right)
  select ${account}, owned.child_id, s.skill, (s.happened_at at time zone c.zone)::date,
    s.happened_at, s.client_ms, s.session_id, s.event_id, coalesce(s.help, 0) = 0,
    coalesce(s.hints, 0) > 0, s.outcome <> 'wrong' and coalesce(s.help, 0) < 4
  from stored s cross join owned
    join child c on c.account_id = ${account} and c.id = owned.child_id
  where s.verb = 'answered' and s.criterion and s.skill is not null and s.client_ms is not null
    and not coalesce(s.guided, false) and not coalesce(s.spoken, false)
    and case when coalesce(s.help, 0) = 0 then s.attempt = 1 and s.outcome is not null
      else s.outcome in ('first_try', 'right') end
  returning child_id, skill_id, at`;

/** Follows `gathered`: these claims are to be weighed anew, from the oldest of it on. */
export const markDue = (
  account: string,
) => `insert into skill_claim (account_id, child_id, skill_id, due_from)
  select ${account}, child_id, skill_id, oldest from (
    select child_id, skill_id, min(at) as oldest from gathered group by 1, 2 order by 2
  ) due
  on conflict (account_id, child_id, skill_id)
    do update set due_from = least(skill_claim.due_from, excluded.due_from)
  returning 1`;
