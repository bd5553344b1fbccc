import * as z from 'zod/mini';
import type { Queryable } from '../../database/database.ts';
import { accountColumnOf, delegated, placements } from '../../database/placement/placement.ts';

/** How a step of a plan is bound to a family: to the one that a value names, to those of other rows, or to none. */
type Bound = 'one' | 'joined' | 'none';

interface Node {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string | undefined;
  readonly Operation?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly Output?: readonly string[] | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly 'Recheck Cond'?: string | undefined;
  readonly Filter?: string | undefined;
  readonly Plans?: readonly Node[] | undefined;
}

const text = z.optional(z.string());
const node: z.ZodMiniType<Node> = z.looseObject({
  'Node Type': z.string(),
  'Parent Relationship': text,
  Operation: text,
  'Relation Name': text,
  Output: z.optional(z.array(z.string())),
  'Index Cond': text,
  'Recheck Cond': text,
  Filter: text,
  get Plans() {
    return z.optional(z.array(node));
  },
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: node })]) })]);

const isDistributed = (table: string) => placements[table]?.kind === 'distributed';

/** It runs where the family of its first argument lies. */
const isDelegated = (name: string) => delegated.some((each) => each.startsWith(`${name}(`));

interface Schema {
  /** By the name of a table or partition: its table, and where in its rows the account stands. */
  readonly tables: ReadonlyMap<string, { readonly table: string; readonly place: number }>;
  /** Functions that read rows of families by themselves, where no planner sees it. */
  readonly readers: readonly string[];
}

export const readSchemaOfFamilies = async (db: Queryable): Promise<Schema> => {
  const rows = await db.query<{ name: string; table: string; column: string; place: number }>(
    `select t.relname::text as name, coalesce(p.relname, t.relname)::text as "table",
       a.attname::text as "column", a.attnum::int - 1 as place
     from pg_class t
     left join pg_inherits i on i.inhrelid = t.oid
     left join pg_class p on p.oid = i.inhparent
     join pg_attribute a on a.attrelid = coalesce(p.oid, t.oid)
       and a.attname in ('id', 'account_id') and not a.attisdropped
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`,
  );
  const functions = await db.query<{ name: string; body: string }>(
    `select proname::text as name, prosrc as body from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  );
  const names = Object.keys(placements).filter(isDistributed).join('|');
  const reads = new RegExp(String.raw`\b(?:from|join|into|update) (?:${names})\b`, 'i');
  return {
    tables: new Map(
      rows
        .filter(({ table, column }) => column === accountColumnOf(table))
        .map(({ name, table, place }) => [name, { table, place }]),
    ),
    readers: functions
      .filter(({ name, body }) => reads.test(body) && !isDelegated(name))
      .map(({ name }) => name),
  };
};

/** A value that is known before the statement looks at a row. */
const known = String.raw`(?:\$\d+|'[0-9a-f-]+'::uuid|\(InitPlan \d+\)\.col\d+)`;

const boundBy = (column: string, conditions: string): Bound => {
  if (new RegExp(String.raw`\b${column} = ${known}`).test(conditions)) return 'one';
  return new RegExp(String.raw`\b${column} = (?!ANY\b)| = \w+\.${column}\b`).test(conditions)
    ? 'joined'
    : 'none';
};

/** A column of rows that are read; all else is worked out once. */
const ofRows = /(?:^|[\s(])(?:"[^"]+"|[a-z_]\w*)\.\S/;

const boundOfInsert = (value: string): Bound =>
  ofRows.test(value) && !value.includes('InitPlan') ? 'joined' : 'one';

/** The step that gives the rows to write; what is worked out once before may stand in front of it. */
const rowsOf = ({ Plans = [] }: Node) =>
  Plans.find((each) => each['Parent Relationship'] === 'Outer');

/** What a statement asks of a table. */
interface Touch {
  readonly table: string;
  readonly bound: Bound;
}

const touchesOf = (of: Node, tables: Schema['tables']): Touch[] => {
  const name = of['Relation Name'];
  const found = name === undefined ? undefined : tables.get(name);
  const table = found?.table ?? name;
  const below = (of.Plans ?? []).flatMap((each) => touchesOf(each, tables));
  const isChange = of['Node Type'] === 'ModifyTable';
  // What it changes or deletes it has found by a step below.
  if (table === undefined || (isChange && of.Operation !== 'Insert')) return below;
  const conditions = [of['Index Cond'], of['Recheck Cond'], of.Filter].join(' and ');
  const bound =
    isChange && found
      ? boundOfInsert(rowsOf(of)?.Output?.[found.place] ?? '')
      : boundBy(accountColumnOf(table), conditions);
  return [{ table, bound }, ...below];
};

/**
 * Where a statement could reach beyond the one node that a family's rows lie on, as PostgreSQL's planner
 * sees it for any values: tables of families without the account, tables of the coordinator beside them,
 * and functions that read rows of families by themselves. Empty when it cannot.
 */
export const reachOf = async (db: Queryable, schema: Schema, statement: string) => {
  const [{ 'QUERY PLAN': plans }] = explained.parse(
    await db.query(`explain (format json, verbose, generic_plan) ${statement}`),
  );
  const touches = touchesOf(plans[0].Plan, schema.tables);
  const families = touches.filter(({ table }) => isDistributed(table));
  const loose = families.filter(({ bound }) => bound !== 'one').map(({ table }) => table);
  const beside = touches.filter(({ table }) => placements[table]?.kind === 'local');
  const plan = JSON.stringify(plans[0].Plan);
  return [
    ...new Set([
      ...loose,
      ...(families.length > 0 ? beside.map(({ table }) => `coordinator: ${table}`) : []),
      ...schema.readers.filter((name) => plan.includes(`${name}(`)).map((name) => `${name}()`),
    ]),
  ].toSorted();
};
