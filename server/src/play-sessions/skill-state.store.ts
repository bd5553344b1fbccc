/** What a child has shown of each skill; `keep_play_events` counts it with the events that it stores. */
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

/** Of the child $2 and the skills of $4, with days since 1970 as content counts them. */
export const shownSkills = `(select jsonb_agg(jsonb_build_object('id', k.skill_id, 'marks', k.marks,
    'from', k.first_day - date '1970-01-01', 'to', k.last_day - date '1970-01-01'))
  from skill_state k
  where k.account_id = $1 and k.child_id = $2 and k.skill_id = any ($4::text[]))`;

/** What may be said of the same skills: content goes on from that, and not from what a save says of itself. */
export const weighedClaims = `(select jsonb_object_agg(k.skill_id, k.weighed)
  from skill_claim k
  where k.account_id = $1 and k.child_id = $2 and k.skill_id = any ($4::text[])
    and k.rule_version = ${claimRule})`;
