import * as z from 'zod/mini';

// Apart from the other forms of text: every page knows plans, few check an address.
export const plan = z.enum(['regular', 'premium'], 'plan_unknown');
export type Plan = z.output<typeof plan>;
