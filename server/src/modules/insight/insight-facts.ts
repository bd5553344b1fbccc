import type { ItemKind } from '@nobi/kit/manifest';
import { finishedVerbs } from '../../play-sessions/finished-verbs.ts';

const newest = 'order by t.told_at desc, t.is_end desc, t.event_id desc';
const lastOf = (value: string, which: string) =>
  `(array_agg(${value} ${newest}) filter (where ${which}))[1]`;

const lastLesson = lastOf('t.lesson', 't.lesson is not null');
const lastStep = lastOf(`t.lesson || ':' || t.step`, 't.step is not null');
const hasEnded = lastOf('t.is_end', 't.lesson is not null');

/** The last place that a play session reached, `opened` if it told nothing; null when it was finished. */
const places = {
  game: `case when bool_or(t.is_end) then null
    else 'round:' || least(12, count(*) filter (where t.verb = 'answered' and t.success)) end`,
  course: `case when ${lastLesson} is null then 'map'
    when ${hasEnded} then null
    when split_part(${lastStep}, ':', 1) = ${lastLesson}::text and ${lastStep} not like '%:end'
      then 'lesson:' || ${lastStep}
    else 'lesson:' || ${lastLesson} || ':begun' end`,
  tool: `case when bool_or(t.is_end) then null else 'begun' end`,
};

/**
 * What is true of each play session that began or told something after $1 and up to $2: as it stands now
 * (sign 1) and, when it was counted before, as it stood then (sign -1). Adding both to the numbers
 * brings them up to date, however late a play session tells something. $3 are the known items.
 */
export const factsOf = (kind: ItemKind): string => `touched as (
    select account_id, id from play_session
    where kind = '${kind}' and began_at > $1 and began_at <= $2
    union
    select account_id, session_id from play_session_late
    where recorded_at > $1 and recorded_at <= $2
    union
    select account_id, session_id from play_event
    where received_at > $1 and received_at <= $2
  ), sat as materialized (
    select s.id, s.account_id, s.item_id as item, s.began_at as began,
      coalesce(l.recorded_at, s.began_at) > $1 as is_new,
      l.recorded_at is not null as is_late,
      (s.began_at at time zone 'Asia/Jakarta')::date as day
    from touched join play_session s on s.account_id = touched.account_id and s.id = touched.id
      left join play_session_late l on l.account_id = s.account_id and l.session_id = s.id
    where s.kind = '${kind}' and s.began_at <= $2
      and s.account_id <> all (array(select id from account where is_synthetic))
  ), told as materialized (
    select s.id, s.item, s.day, e.event_id, e.verb, s.is_new or e.received_at > $1 as is_fresh,
      date_trunc('minute', case when s.is_late then e.happened_at else e.received_at end) as minute, e.verb = '${finishedVerbs[kind]}' as is_end,
      e.client_ms as told_at, e.skill, case when e.level between 1 and 12 then e.level end as lesson,
      case when e.verb = 'completed' then 'end'
        when e.verb in ('experienced', 'progressed', 'created')
          then substring(e.object from '-(look|try|play|make|ask)$') end as step,
      e.outcome in ('first_try', 'right') as success, e.outcome = 'first_try' as first_try
    from sat s join play_event e
      on e.account_id = s.account_id and e.session_id = s.id and e.began_at = s.began
    where e.received_at <= $2
  ), version as (
    select id, item, day, 1 as sign from sat
    union all
    select id, item, day, -1 from sat where not is_new
  ), fact as materialized (
    select v.item, v.day, v.sign, coalesce(bool_or(t.is_end), false)::int as finished,
      count(distinct t.minute)::int as minutes,
      case when count(t.id) = 0 then 'opened' else ${places[kind]} end as place
    from version v left join told t on t.id = v.id and (v.sign = 1 or not t.is_fresh)
    group by v.id, v.item, v.day, v.sign
  ), known as (
    select * from jsonb_to_recordset($3::jsonb)
      as k(item text, age_min smallint, age_max smallint, skills text[])
  ), family as materialized (
    -- The first play session of its family on its day, of one item or of anything: each meets itself here.
    select s.item, s.day,
      not bool_or((o.began_at, o.kind, o.id) < (s.began, '${kind}', s.id)) as is_first_of_all
    from sat s join play_session o on o.account_id = s.account_id and o.began_at <= s.began
      and o.began_at >= s.day::timestamp at time zone 'Asia/Jakarta'
    where s.is_new
    group by s.id, s.item, s.day
    having not bool_or(o.kind = '${kind}' and o.item_id = s.item
      and (o.began_at, o.id) < (s.began, s.id))
  )`;
