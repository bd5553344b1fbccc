import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';
import { factsOf } from './insight-facts.ts';
import { type ItemFacts, settledAfterMs } from './insight-rollup.rules.ts';

interface Between {
  readonly past: Date;
  readonly upto: Date;
}

/** Numbers of a table, counted from the facts; those of `added` grow by what is found. */
interface Numbers {
  readonly table: string;
  readonly into: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly added: readonly string[];
  /** What takes the place of what was there, if it is found. */
  readonly newest?: readonly string[];
  readonly counted: string;
}

const itemNumbers = (kind: ItemKind): Numbers => ({
  table: 'insight_item',
  into: 'insert into insight_item',
  key: ['kind', 'item', 'day'],
  newest: ['age_min', 'age_max'],
  added: ['begun', 'finished', 'minutes', 'families'],
  columns: [
    'kind',
    'item',
    'day',
    'age_min',
    'age_max',
    'begun',
    'finished',
    'minutes',
    'families',
  ],
  counted: `select '${kind}' as kind, n.item, n.day, min(k.age_min) as age_min,
      min(k.age_max) as age_max, sum(n.begun) as begun, sum(n.finished) as finished,
      sum(n.minutes) as minutes, sum(n.families) as families
    from (
      select item, day, sign as begun, sign * finished as finished, sign * minutes as minutes,
        0 as families
      from fact
      union all
      select item, day, 0, 0, 0, 1 from family
    ) n left join known k on k.item = n.item
    group by n.item, n.day`,
});

const dayNumbers: Numbers = {
  table: 'insight_day',
  into: 'insert into insight_day',
  key: ['day'],
  added: ['families'],
  columns: ['day', 'families'],
  counted: 'select day, count(*) as families from family where is_first_of_all group by day',
};

const stopNumbers = (kind: ItemKind): Numbers => ({
  table: 'insight_stop',
  into: 'insert into insight_stop',
  key: ['kind', 'item', 'day', 'place'],
  added: ['stopped'],
  columns: ['kind', 'item', 'day', 'place', 'stopped'],
  counted: `select '${kind}' as kind, item, day, place, sum(sign) as stopped
    from fact where place is not null group by item, day, place having sum(sign) <> 0`,
});

const lessonNumbers: Numbers = {
  table: 'insight_lesson',
  into: 'insert into insight_lesson',
  key: ['item', 'day', 'lesson'],
  added: ['begun', 'finished'],
  columns: ['item', 'day', 'lesson', 'begun', 'finished'],
  counted: `select item, day, lesson, sum(sign) as begun, sum(sign * finished) as finished from (
      select v.item, v.day, v.sign, t.lesson, bool_or(t.is_end)::int as finished
      from version v join told t on t.id = v.id and (v.sign = 1 or not t.is_fresh)
      where t.lesson is not null
      group by v.id, v.item, v.day, v.sign, t.lesson
    ) seen
    group by item, day, lesson having sum(sign) <> 0 or sum(sign * finished) <> 0`,
};

const skillNumbers = (kind: ItemKind): Numbers => ({
  table: 'insight_skill',
  into: 'insert into insight_skill',
  key: ['kind', 'item', 'day', 'skill'],
  added: ['tries', 'solved', 'first_try', 'mastered'],
  columns: ['kind', 'item', 'day', 'skill', 'tries', 'solved', 'first_try', 'mastered'],
  counted: `select '${kind}' as kind, t.item, t.day, t.skill,
      count(*) filter (where t.verb = 'answered') as tries,
      count(*) filter (where t.verb = 'answered' and t.success) as solved,
      count(*) filter (where t.verb = 'answered' and t.first_try) as first_try,
      count(*) filter (where t.verb = 'mastered') as mastered
    from told t join known k on k.item = t.item and t.skill = any(k.skills)
    where t.is_fresh and t.verb in ('answered', 'mastered')
    group by t.item, t.day, t.skill`,
});

const numbersOf = (kind: ItemKind): readonly Numbers[] => [
  itemNumbers(kind),
  dayNumbers,
  stopNumbers(kind),
  ...(kind === 'course' ? [lessonNumbers] : []),
  skillNumbers(kind),
];

const add = (
  tx: Queryable,
  { table, into, columns, key, added, newest = [] }: Numbers,
  rows: unknown,
) => {
  const changes = [
    ...newest.map((column) => `${column} = coalesce(excluded.${column}, ${table}.${column})`),
    ...added.map((column) => `${column} = ${table}.${column} + excluded.${column}`),
  ];
  return tx.query(
    `${into} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`,
    [JSON.stringify(rows)],
  );
};

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

  /** Read first, added then: the plays lie with their families, the numbers on the coordinator. */
  async add({ past, upto }: Between, items: readonly ItemFacts[]) {
    const all = numbersOf(kind);
    const [counted] = await tx.query<Record<string, unknown[] | null>>(
      `with ${factsOf(kind)}
       select ${all.map(({ table, counted: rows }) => `(select json_agg(n) from (${rows}) n) as ${table}`).join(', ')}`,
      [past, upto, JSON.stringify(items)],
    );
    for (const numbers of all) {
      const rows = counted?.[numbers.table];
      if (rows) await add(tx, numbers, rows);
    }
  },
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
