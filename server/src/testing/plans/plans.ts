import * as z from 'zod/mini';
import type { Queryable } from '../../database/database.ts';
import type { Statement } from './statements.ts';

/** One step of a plan: how which table is read. */
export interface Step {
  readonly how: string;
  readonly table: string | undefined;
  readonly index: string | undefined;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Actual Rows'?: number | undefined;
  readonly 'Actual Loops'?: number | undefined;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly Plans?: readonly Node[] | undefined;
}

const node: z.ZodMiniType<Node> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.optional(z.number()),
  'Actual Loops': z.optional(z.number()),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(node));
  },
});

const explained = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.looseObject({ Plan: node, 'Execution Time': z.optional(z.number()) }),
    ]),
  }),
]);

const stepsOf = (from: Node): Step[] => [
  { how: from['Node Type'], table: from['Relation Name'], index: from['Index Name'] },
  ...(from.Plans ?? []).flatMap(stepsOf),
];

/** The plan for these very values. */
export const planOf = async (db: Queryable, { text, values }: Statement): Promise<Step[]> => {
  const [{ 'QUERY PLAN': plans }] = explained.parse(
    await db.query(`explain (format json) ${text}`, values),
  );
  return stepsOf(plans[0].Plan);
};

/** The plan for any values, as a prepared statement keeps it. Of PostgreSQL 16 or newer. */
export const lastingPlanOf = async (db: Queryable, { text }: Statement): Promise<Step[]> => {
  const [{ 'QUERY PLAN': plans }] = explained.parse(
    await db.query(`explain (format json, generic_plan) ${text}`),
  );
  return stepsOf(plans[0].Plan);
};

/** Steps that read a whole table: the longer it grows, the longer they take. */
export const wholeReads = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ how, table }) => (how === 'Seq Scan' && table !== undefined ? [table] : []));

const isRead = (of: Node) => of['Relation Name'] !== undefined || of['Index Name'] !== undefined;

const readBy = (of: Node): number => {
  const once =
    (of['Actual Rows'] ?? 0) +
    (of['Rows Removed by Filter'] ?? 0) +
    (of['Rows Removed by Index Recheck'] ?? 0);
  const below = (of.Plans ?? []).reduce((sum, node) => sum + readBy(node), 0);
  return (isRead(of) ? once * (of['Actual Loops'] ?? 0) : 0) + below;
};

/** How many rows of tables and indexes the statement looks at, shown or not; it is carried out. */
export const rowsRead = async (db: Queryable, { text, values }: Statement): Promise<number> => {
  const [{ 'QUERY PLAN': plans }] = explained.parse(
    await db.query(`explain (analyze, timing off, format json) ${text}`, values),
  );
  return readBy(plans[0].Plan);
};
