import * as z from 'zod/mini';

/**
 * A number that is typed in at a bank or shown at a till: an account, a code, or the two of a Mandiri
 * bill, whose company code and bill key stand in fields of their own.
 */
export const payTo = z.object({
  kind: z.enum(['account', 'shop', 'company', 'bill']),
  value: z.string(),
});
export type PayTo = z.output<typeof payTo>;
