import type { Queryable } from '../../database/database.ts';
import { calendar, events, familyOf, inWeek, valuesOf, type Whose } from './report.store.ts';

export interface AnswersOfDay {
  readonly day: number;
  readonly kind: 'game' | 'course' | 'tool';
  readonly item: string;
  readonly skill: string;
  readonly answers: number;
  readonly alone: number;
  readonly helped: number;
  readonly missed: number;
  readonly requested: number;
}

const grouped = 'group by 1, kind, item, skill order by 1 desc, item, skill';
const played = `select day - date '1970-01-01' as day, kind, item, skill, count(*)::int as answers,
    count(*) filter (where outcome = 'first_try')::int as alone,
    count(*) filter (where outcome = 'right')::int as helped,
    count(*) filter (where outcome = 'wrong')::int as missed,
    count(*) filter (where hints > 0)::int as requested
  from events where is_answer`;

/** The answers that a sentence stands on, summed by day and item. */
export const reportRowsStore = (db: Queryable) => ({
  ofWeek: (whose: Whose) =>
    db.named<AnswersOfDay>({
      name: 'report_rows_week',
      text: `with ${calendar}, ${events}
        ${played} and ${inWeek} ${grouped}`,
      values: valuesOf(familyOf(whose)),
    }),

  ofPractice: (whose: Whose, skill: string) =>
    db.named<AnswersOfDay>({
      name: 'report_rows_practice',
      text: `with ${calendar}, ${events} ${played} and skill = $4 ${grouped}`,
      values: [...valuesOf(familyOf(whose)), skill],
    }),

  /** Under a skill's state: criterion tasks alone, and all there ever were. What had help was right in the end. */
  ofState: ({ accountId, child }: Whose, skill: string) =>
    db.named<AnswersOfDay>({
      name: 'report_rows_state',
      text: `select e.day - date '1970-01-01' as day, s.kind, s.item_id as item, e.skill_id as skill,
          count(*)::int as answers,
          count(*) filter (where e.unaided and e.is_right)::int as alone,
          count(*) filter (where not e.unaided)::int as helped,
          count(*) filter (where e.unaided and not e.is_right)::int as missed,
          count(*) filter (where e.requested)::int as requested
        from evidence e join play_session s on s.account_id = e.account_id and s.id = e.session_id
        where e.account_id = $1 and e.child_id = $2 and e.skill_id = $3
        group by e.day, s.kind, s.item_id, e.skill_id order by e.day desc, item`,
      values: [accountId, child, skill],
    }),
});

export type ReportRowsStore = ReturnType<typeof reportRowsStore>;
