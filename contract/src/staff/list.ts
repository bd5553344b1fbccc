import * as z from 'zod/mini';
import { line } from '../text.ts';

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

/** One page of rows; whether there are more is known, how many is not counted. */
export const listReply = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), has_next: z.boolean() });

/** Why something is done to a family; kept in the audit log. */
export const reason = line(500);
