import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';
import { factsOf } from './insight-facts.ts';
import { type ItemFacts, settledAfterMs } from './insight-rollup.rules.ts';

interface Between {
  readonly past: Date;
  readonly upto: Date;
}

/** What a statement adds to: the numbers of these columns grow by what is found. */
const adding = (columns: readonly string[], table: string) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');

const putItems = (kind: ItemKind) => `insert into insight_item
    (kind, item, day, age_min, age_max, begun, finished, minutes, families)
  select '${kind}', n.item, n.day, min(k.age_min), min(k.age_max),
    sum(n.begun), sum(n.finished), sum(n.minutes), sum(n.families)
  from (
    select item, day, sign as begun, sign * finished as finished, sign * minutes as minutes,
      0 as families
    from fact
    union all
    select item, day, 0, 0, 0, 1 from family
  ) n left join known k on k.item = n.item
  group by n.item, n.day
  on conflict (kind, item, day) do update set
    age_min = coalesce(excluded.age_min, insight_item.age_min),
    age_max = coalesce(excluded.age_max, insight_item.age_max),
    ${adding(['begun', 'finished', 'minutes', 'families'], 'insight_item')}`;

const putDays = `insert into insight_day (day, families)
  select day, count(*) from family where is_first_of_all group by day
  on conflict (day) do update set ${adding(['families'], 'insight_day')}`;

const putStops = (kind: ItemKind) => `insert into insight_stop (kind, item, day, place, stopped)
  select '${kind}', item, day, place, sum(sign) from fact where place is not null
  group by item, day, place having sum(sign) <> 0
  on conflict (kind, item, day, place) do update set ${adding(['stopped'], 'insight_stop')}`;

const putLessons = `insert into insight_lesson (item, day, lesson, begun, finished)
  select item, day, lesson, sum(sign), sum(sign * finished) from (
    select v.item, v.day, v.sign, t.lesson, bool_or(t.is_end)::int as finished
    from version v join told t on t.id = v.id and (v.sign = 1 or not t.is_fresh)
    where t.lesson is not null
    group by v.id, v.item, v.day, v.sign, t.lesson
  ) seen
  group by item, day, lesson having sum(sign) <> 0 or sum(sign * finished) <> 0
  on conflict (item, day, lesson) do update set ${adding(['begun', 'finished'], 'insight_lesson')}`;

const putSkills = (kind: ItemKind) => `insert into insight_skill
    (kind, item, day, skill, tries, solved, first_try, mastered)
  select '${kind}', t.item, t.day, t.skill, count(*) filter (where t.verb = 'answered'),
    count(*) filter (where t.verb = 'answered' and t.success),
    count(*) filter (where t.verb = 'answered' and t.first_try),
    count(*) filter (where t.verb = 'mastered')
  from told t join known k on k.item = t.item and t.skill = any(k.skills)
  where t.is_fresh and t.verb in ('answered', 'mastered')
  group by t.item, t.day, t.skill
  on conflict (kind, item, day, skill) do update set
    ${adding(['tries', 'solved', 'first_try', 'mastered'], 'insight_skill')}`;

/** Adds play sessions to the numbers of the days. Call it in a transaction that holds the mark. */
export const insightRollUpStore = (tx: Queryable, kind: ItemKind) => ({
  /** Whether more lies between; beyond that it is not counted on. */
  async isMoreThan(most: number, { past, upto }: Between): Promise<boolean> {
    const part = (from: string, at: string, which = '') =>
      `(select count(*)::int from (select 1 from ${from} where ${at} > $1 and ${at} <= $2 ${which}
        limit $3) few)`;
    const begun = part('play_session', 'began_at', `and kind = '${kind}'`);
    const [row] = await tx.query<{ rows: number }>(
      `select ${begun} + ${part('play_event', 'received_at')} as rows`,
      [past, upto, most + 1],
    );
    return (row?.rows ?? 0) > most;
  },

  add: ({ past, upto }: Between, items: readonly ItemFacts[]) =>
    tx.query(
      `with ${factsOf(kind)}, items as (${putItems(kind)}), days as (${putDays}),
         stops as (${putStops(kind)}), ${kind === 'course' ? `lessons as (${putLessons}),` : ''}
         skills as (${putSkills(kind)})
       select 1`,
      [past, upto, JSON.stringify(items)],
    ),
});

/** How far the numbers of a source have come. */
export const markStore = (db: Queryable) => ({
  /** Holds the mark until the transaction ends: two runs at once add nothing twice. */
  async take(source: ItemKind | 'rating'): Promise<{ past: Date; latest: Date }> {
    const [row] = await db.query<{ past: Date; latest: Date }>(
      `select date_trunc('milliseconds', upto) as past,
         date_trunc('milliseconds', now() - $2 * interval '1 millisecond') as latest
       from insight_mark where source = $1 for update`,
      [source, settledAfterMs],
    );
    if (!row) throw new Error(`no mark for ${source}`);
    return row;
  },

  move: (source: ItemKind | 'rating', upto: Date) =>
    db.query('update insight_mark set upto = $2 where source = $1', [source, upto]),
});
