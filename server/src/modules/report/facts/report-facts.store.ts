import type { Queryable } from '../../../database/database.ts';
import { childOfRow } from '../../../database/playing-child.ts';
import {
  calendar,
  events,
  familyOf,
  inWeek,
  startOf,
  valuesOf,
  type Whose,
  weekDays,
} from '../report.store.ts';

export interface MinutesOfItem {
  readonly day: number;
  readonly kind: 'game' | 'course' | 'tool';
  readonly item: string;
  readonly count: number;
}

/** What the week's numbers count, as the report counts them. */
export const reportFactsStore = (db: Queryable) => ({
  /** A minute with two items belongs to the one it began with: the minutes of all rows are the report's. */
  minutes: (whose: Whose) =>
    db.named<MinutesOfItem>({
      name: 'report_facts_minutes',
      text: `with ${calendar}, ${events}, minutes as (
          select distinct on (date_trunc('minute', happened_at)) day, kind, item
          from events where ${inWeek}
          order by date_trunc('minute', happened_at), happened_at, client_ms, event_id)
        select day - date '1970-01-01' as day, kind, item, count(*)::int as count
        from minutes group by 1, kind, item order by 1 desc, count desc, item`,
      values: valuesOf(familyOf(whose)),
    }),

  works: (whose: Whose) =>
    db.named<{ day: number; title: string }>({
      name: 'report_facts_works',
      text: `with ${calendar}
        select (w.changed_at at time zone calendar.zone)::date - date '1970-01-01' as day, w.title
        from calendar join play_work w on w.account_id = $1 and w.child_id = calendar.id
        where w.changed_at >= ${startOf(weekDays - 1)}
        order by w.changed_at desc`,
      values: valuesOf(familyOf(whose)),
    }),

  /** The newest first, as the report sorts them. */
  questions: (whose: Whose) =>
    db.named<{ day: number; prompt: string }>({
      name: 'report_facts_questions',
      text: `with ${calendar}
        select (t.at at time zone calendar.zone)::date - date '1970-01-01' as day, t.prompt
        from calendar join chat_turn t on t.account_id = $1
        where ${childOfRow('t.child_id')} = calendar.id and not t.is_hidden
          and t.kind in ('answer', 'refusal') and t.at >= ${startOf(weekDays - 1)}
        order by t.id desc`,
      values: valuesOf(familyOf(whose)),
    }),
});

export type ReportFactsStore = ReturnType<typeof reportFactsStore>;
