import { claimRule, type ReportState } from '@nobi/kit/claim';
import type { Queryable } from '../../database/database.ts';
import { childOfRow } from '../../database/playing-child.ts';

export interface ClaimRow {
  readonly skill: string;
  readonly state: ReportState;
  readonly answers: number;
  readonly days: number;
  /** Days count from 1970. */
  readonly last_day: number | null;
  readonly changes: readonly { readonly day: number; readonly state: ReportState }[];
  readonly is_due: boolean;
}

export interface ChildRow {
  readonly id: string;
  readonly nickname: string | null;
  readonly animal: string;
  readonly grade: number | null;
  readonly birth_month: string | null;
  readonly zone: string;
  readonly today: number;
  readonly claims: readonly ClaimRow[];
  readonly works_count: number;
  readonly works: readonly { readonly title: string; readonly picture: string }[];
}

interface Miss {
  readonly day: number;
  readonly kind: 'game' | 'course' | 'tool';
  readonly item: string;
  readonly object: string;
  readonly response: readonly (string | number)[] | null;
  readonly right: readonly (string | number)[] | null;
}

export interface PracticeRow {
  readonly skill: string;
  readonly answers: number;
  readonly misses: number;
  readonly days: number;
  readonly last_miss: Miss | null;
}

export interface WeekRow {
  readonly child: string;
  readonly minutes: number;
  readonly answers: number;
  readonly at_once: number;
  readonly days: number;
  readonly skills: number;
  readonly practice: readonly PracticeRow[];
}

export interface PromptRow {
  readonly child: string;
  readonly prompt: string;
}

export interface Whose {
  readonly accountId: string;
  readonly child: string;
  readonly now: Date;
}

/** Children of one family: those of these ids, or all. */
export interface Family {
  readonly accountId: string;
  readonly children: readonly string[] | 'all';
  readonly now: Date;
}

export const familyOf = ({ accountId, child, now }: Whose): Family => ({
  accountId,
  children: [child],
  now,
});
export const valuesOf = ({ accountId, children, now }: Family) => [
  accountId,
  children === 'all' ? null : children,
  now,
];

/** Of the children ($1, $2; all where $2 is null) at a moment ($3): their calendars. Indonesia knows no summer time. */
export const calendar = `calendar as materialized (
  select c.id, c.zone, ($3::timestamptz at time zone c.zone)::date as today
  from child c
  where c.account_id = $1 and ($2::uuid[] is null or c.id = any($2::uuid[])))`;
export const startOf = (daysBefore: number) =>
  `((calendar.today - ${daysBefore})::timestamp at time zone calendar.zone)`;

/** Days of the report's week, and of what it looks at to find where a child is stuck. */
export const weekDays = 7;
export const practiceDays = 14;

/**
 * What content reported since the start of the practice days. A session lives two days at most, and the
 * kinds are named because the index of play sessions begins with them.
 */
export const events = `events as materialized (
  select e.verb, e.skill, e.outcome, e.hints, e.attempt, e.object, e.rest->'response' as response, e.session_id,
    e.happened_at, e.client_ms, e.event_id, s.kind, s.item_id as item, calendar.id as child, calendar.today,
    (e.happened_at at time zone calendar.zone)::date as day,
    e.verb = 'answered' and e.outcome is not null and not coalesce(e.guided, false) as is_answer
  from calendar join play_session s on s.account_id = $1 and s.child_id = calendar.id
    join play_event e on e.account_id = s.account_id and e.session_id = s.id
      and e.began_at = s.began_at
  where s.kind in ('game', 'course', 'tool') and e.account_id = $1
    and s.began_at > $3::timestamptz - interval '${practiceDays + 3} days'
    and e.began_at > $3::timestamptz - interval '${practiceDays + 3} days'
    and e.happened_at >= ${startOf(practiceDays - 1)})`;

export const inWeek = `day > today - ${weekDays}`;
const mostWorks = 4;

const worksOfWeek = `select w.title, w.thumb, w.thumb_type, w.changed_at from play_work w
  where w.account_id = $1 and w.child_id = calendar.id and w.changed_at >= ${startOf(weekDays - 1)}`;

/** A family's children at once: as many statements for four of them as for one. */
export const reportStore = (db: Queryable) => ({
  /** Without those that are no children of this account. */
  children: (family: Family) =>
    db.named<ChildRow>({
      name: 'report_children',
      text: `with ${calendar}
        select c.id, c.nickname, c.animal, c.grade, to_char(c.birth_month, 'YYYY-MM') as birth_month,
          c.zone, calendar.today - date '1970-01-01' as today,
          (select coalesce(jsonb_agg(jsonb_build_object('skill', k.skill_id, 'state', k.state,
              'answers', k.answers, 'days', k.days, 'last_day', k.last_day - date '1970-01-01',
              'changes', k.changes, 'is_due', k.due_from is not null or k.rule_version <> ${claimRule}) order by k.skill_id), '[]')
            from skill_claim k where k.account_id = $1 and k.child_id = calendar.id) as claims,
          (select count(*)::int from (${worksOfWeek}) w) as works_count,
          (select coalesce(jsonb_agg(jsonb_build_object('title', w.title, 'picture',
              'data:' || w.thumb_type || ';base64,' || replace(encode(w.thumb, 'base64'), E'\\n', ''))
              order by w.changed_at desc), '[]')
            from (${worksOfWeek} order by w.changed_at desc limit ${mostWorks}) w) as works
        from calendar join child c on c.account_id = $1 and c.id = calendar.id
        order by c.place`,
      values: valuesOf(family),
    }),

  /** Of those who did anything within the practice days. */
  weeks: (family: Family) =>
    db.named<WeekRow>({
      name: 'report_weeks',
      text: `with ${calendar}, ${events}, answers as (
          select e.*, lead(response) over following as next_response,
            lead(outcome) over following <> 'wrong' and lead(attempt) over following > attempt
              as is_righted
          from events e where is_answer
          window following as (partition by session_id, skill order by happened_at, client_ms, event_id)
        ), practice as materialized (
          select child, skill, count(*)::int as answers,
            count(*) filter (where outcome = 'wrong')::int as misses,
            count(distinct day)::int as days,
            (array_agg(jsonb_build_object('day', day - date '1970-01-01', 'kind', kind, 'item', item,
              'object', object, 'response', response,
              'right', case when is_righted then next_response end)
              order by happened_at desc, client_ms desc, event_id desc)
              filter (where outcome = 'wrong'))[1] as last_miss
          from answers group by child, skill)
        select e.child, count(distinct date_trunc('minute', happened_at)) filter (where ${inWeek})::int as minutes,
          count(*) filter (where is_answer and ${inWeek})::int as answers,
          count(*) filter (where is_answer and ${inWeek} and outcome = 'first_try')::int as at_once,
          count(distinct day) filter (where is_answer and ${inWeek})::int as days,
          count(distinct skill) filter (where is_answer and ${inWeek})::int as skills,
          (select coalesce(jsonb_agg(to_jsonb(p) - 'child' order by p.skill), '[]') from practice p
            where p.child = e.child) as practice
        from events e group by e.child`,
      values: valuesOf(family),
    }),

  /** What the children asked Nobi this week and the adult may read: the newest first. */
  prompts: (family: Family) =>
    db.named<PromptRow>({
      name: 'report_prompts',
      text: `with ${calendar}
        select calendar.id as child, t.prompt from calendar join chat_turn t on t.account_id = $1
        where ${childOfRow('t.child_id')} = calendar.id and not t.is_hidden
          and t.kind in ('answer', 'refusal') and t.at >= ${startOf(weekDays - 1)}
        order by t.id desc`,
      values: valuesOf(family),
    }),
});

export type ReportStore = ReturnType<typeof reportStore>;
