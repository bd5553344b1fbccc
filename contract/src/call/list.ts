import * as z from 'zod/mini';
import { line } from './text.ts';

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const shown = z.coerce.number('invalid_input');

/**
 * What every list of the console takes: a page, how many rows, an order. Pages end at 200: whoever
 * looks further narrows the list instead, so that no list reads a large table from its beginning.
 */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  page: z._default(shown.check(z.int(), z.gte(1), z.lte(200)), 1),
  per_page: z._default(shown.check(z.int(), z.gte(1), z.lte(100)), 25),
  sort: z._default(z.enum(sorts, 'invalid_input'), sorts[0]),
  order: z._default(z.enum(['asc', 'desc'], 'invalid_input'), 'desc'),
});

/** What was typed into a search field. */
export const searched = z.optional(line(120));

/** A day in Indonesia (WIB), as `2026-11-22`. */
export const day = z
  .string('invalid_input')
  .check(z.regex(/^20\d\d-\d\d-\d\d$/, 'invalid_input'), z.refine(isDay, 'invalid_input'));

/** One page of rows; whether there are more is known, how many is not counted. */
export const listReply = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), has_next: z.boolean() });

/** Why something is done to a family; kept in the audit log. */
export const reason = line(500);

/** What a gateway said, as it said it. */
export const orderEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['notification', 'forged', 'unknown_order', 'state']),
  claimed: z.nullable(z.string()),
  body: z.nullable(z.string()),
});
