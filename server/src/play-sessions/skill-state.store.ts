/** What a child has shown of each skill, counted in the statement that stores the events. */
import { claimRule } from '@nobi/kit/claim';

/** As many as mastery looks at, and as many again. */
const most = 42;

/** Of events `e` and children `c`: unaided first tries at criterion tasks. What was guided or read out shows nothing. */
export const isShown = `e.verb = 'answered' and e.criterion and e.attempt = 1
    and coalesce(e.help, 0) = 0 and e.outcome is not null
    and not coalesce(e.guided, false) and not coalesce(e.spoken, false)`;

/** A mark for each, in the order in which they arrived, and the first and the last day by the child's calendar. */
export const shownBy = (order: string): string => `right(
      string_agg(case e.outcome when 'wrong' then '0' else '1' end, '' order by ${order}), ${most}
    ) as marks,
    min((e.happened_at at time zone c.zone)::date) as first_day,
    max((e.happened_at at time zone c.zone)::date) as last_day`;

const marksOf = (
  account: string,
) => `select owned.child_id, e.skill as skill_id, ${shownBy('e.client_ms')}
  from stored e cross join owned
    join child c on c.account_id = ${account} and c.id = owned.child_id
  where ${isShown}
  group by 1, 2`;

/** Follows `owned` (the play session of that account) and `stored` (the events that are new). */
export const countSkills = (account: string) => `insert into skill_state
    (account_id, child_id, skill_id, marks, first_day, last_day)
  select ${account}, child_id, skill_id, marks, first_day, last_day
  from (${marksOf(account)} order by 2) shown
  on conflict (account_id, child_id, skill_id) do update set
    marks = right(skill_state.marks || excluded.marks, ${most}),
    first_day = least(skill_state.first_day, excluded.first_day),
    last_day = greatest(skill_state.last_day, excluded.last_day),
    changed_at = excluded.changed_at
  returning 1`;

/** Of the child of `owner` and the skills of $5, with days since 1970 as content counts them. */
export const shownSkills = `(select jsonb_agg(jsonb_build_object('id', k.skill_id, 'marks', k.marks,
    'from', k.first_day - date '1970-01-01', 'to', k.last_day - date '1970-01-01'))
  from skill_state k
  where k.account_id = $1 and k.child_id = owner.child and k.skill_id = any ($5::text[]))`;

/** What may be said of the same skills: content goes on from that, and not from what a save says of itself. */
export const weighedClaims = `(select jsonb_object_agg(k.skill_id, k.weighed)
  from skill_claim k
  where k.account_id = $1 and k.child_id = owner.child and k.skill_id = any ($5::text[])
    and k.rule_version = ${claimRule})`;
