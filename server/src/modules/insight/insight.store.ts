import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './insight.rules.ts';

/** One item by its kind and name; without it, everything. */
export interface Scope {
  readonly kind: ItemKind;
  readonly item: string;
}

export interface Played {
  readonly begun: number;
  readonly finished: number;
}

export interface Learned {
  readonly solved: number;
  readonly first_try: number;
}

export interface Ages {
  readonly age_min: number | null;
  readonly age_max: number | null;
}

export interface Totals extends Played, Learned {
  readonly minutes: number;
  readonly family_days: number;
  readonly lessons: number;
  readonly mastered: number;
}

const sum = (column: string) => `coalesce(sum(${column}), 0) as ${column}`;
const within = 'day between $1 and $2';

/** Where an item's rows are, or all rows; the values that name it come after the two days. */
const scoped = (scope: Scope | undefined) => ({
  where: scope ? `kind = $3 and item = $4 and ${within}` : within,
  ofLesson: scope ? `$3 = 'course' and item = $4 and ${within}` : within,
  values: scope ? [scope.kind, scope.item] : [],
});

/** Reads the numbers of the days alone, never a sitting. */
export const insightStore = (db: Queryable) => ({
  /** Null before the first were added: then the marks stand where 195-insight.sql put them. */
  async until(): Promise<Date | null> {
    const [row] = await db.query<{ until: Date | null }>(
      `select nullif(min(upto), '2025-01-01T00:00:00Z') as until
       from insight_mark where source <> 'rating'`,
    );
    return row?.until ?? null;
  },

  async totals({ from, to }: Days, scope?: Scope): Promise<Totals> {
    const { where, ofLesson, values } = scoped(scope);
    const families = scope
      ? `select ${sum('families')} from insight_item where ${where}`
      : `select ${sum('families')} from insight_day where ${within}`;
    const [row] = await db.query<Totals>(
      `select * from
         (select ${sum('begun')}, ${sum('finished')}, ${sum('minutes')}
          from insight_item where ${where}) played,
         (select families as family_days from (${families}) f) came,
         (select coalesce(sum(finished), 0) as lessons
          from insight_lesson where ${ofLesson}) learned,
         (select ${sum('solved')}, ${sum('first_try')}, ${sum('mastered')}
          from insight_skill where ${where}) shown`,
      [from, to, ...values],
    );
    if (!row) throw new Error('sums have no row');
    return row;
  },

  days({ from, to }: Days, scope?: Scope) {
    const { where, values } = scoped(scope);
    return db.query<Played & { day: string }>(
      `select day, ${sum('begun')}, ${sum('finished')} from insight_item where ${where}
       group by day order by day`,
      [from, to, ...values],
    );
  },

  /** Different families of each day. */
  familiesByDay: ({ from, to }: Days) =>
    db.query<{ day: string; families: number }>(
      `select day, families from insight_day where ${within} order by day`,
      [from, to],
    ),

  items: ({ from, to }: Days) =>
    db.query<Played & Learned & Ages & Scope & { minutes: number }>(
      `select p.*, coalesce(s.solved, 0) as solved, coalesce(s.first_try, 0) as first_try from (
         select kind, item, (array_agg(age_min::int order by day desc) filter (where age_min is not null))[1] as age_min,
           (array_agg(age_max::int order by day desc) filter (where age_max is not null))[1] as age_max,
           ${sum('begun')}, ${sum('finished')}, ${sum('minutes')}
         from insight_item where ${within} group by kind, item
       ) p left join (
         select kind, item, ${sum('solved')}, ${sum('first_try')}
         from insight_skill where ${within} group by kind, item
       ) s using (kind, item)
       order by p.begun desc, p.kind, p.item limit 500`,
      [from, to],
    ),

  stops: ({ from, to }: Days, { kind, item }: Scope) =>
    db.query<{ place: string; stopped: number }>(
      `select place, ${sum('stopped')} from insight_stop
       where ${scoped({ kind, item }).where} group by place having sum(stopped) > 0`,
      [from, to, kind, item],
    ),

  lessons: ({ from, to }: Days, item: string) =>
    db.query<Played & { lesson: number }>(
      `select lesson::int as lesson, ${sum('begun')}, ${sum('finished')} from insight_lesson
       where item = $3 and ${within} group by lesson order by lesson`,
      [from, to, item],
    ),

  skills: ({ from, to }: Days, { kind, item }: Scope) =>
    db.query<Learned & { skill: string; tries: number; mastered: number }>(
      `select skill, ${['tries', 'solved', 'first_try', 'mastered'].map(sum).join(', ')}
       from insight_skill where ${scoped({ kind, item }).where} group by skill order by skill`,
      [from, to, kind, item],
    ),
});
