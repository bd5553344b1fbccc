import * as z from 'zod/mini';
import { count, type Output } from './shapes.ts';

/** How the product is run: its database and what it tells the operator. */
export const operationFields = {
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(count(2, 200), 10),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
};

export const readOperation = (given: Output<typeof operationFields>) => ({
  databaseUrl: given.DATABASE_URL,
  databasePool: given.DATABASE_POOL,
  logLevel: given.LOG_LEVEL,
});
