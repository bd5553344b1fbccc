import * as z from 'zod/mini';

/** Years of age, as an adult may choose them for a child. */
export const ageBands = ['4-6', '7-9', '10-12'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Null where nothing is said. */
export const ageBand = z.nullable(z.enum(ageBands, 'invalid_input'));
