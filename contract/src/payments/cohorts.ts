import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';

/** Who stays, by the month of the first payment; from a roll-up that names nobody. */
export const staffCohorts = {
  cohorts: call({
    method: 'GET',
    path: '/api/staff/cohorts/',
    access: 'staff',
    role: ['finance', 'administrator'],
    says: 'Families by the month of their first payment, and how many still had paid time each month later.',
    query: z.object({ plan: z._default(plan, 'regular') }),
    reply: z.object({
      /** The newest first; a month is there once its families are counted, an age once it is decided. */
      cohorts: z.array(
        z.object({
          month: z.string(),
          families: z.int(),
          stayed: z.array(z.object({ age: z.int(), families: z.int() })),
        }),
      ),
    }),
    errors: ['plan_unknown'],
    origin: 'added',
  }),
  exportCohorts: call({
    method: 'GET',
    path: '/api/staff/exports/cohorts/',
    access: 'staff',
    role: ['finance', 'administrator'],
    says: 'The same numbers of all months and both plans as a CSV file.',
    reply: z.unknown(),
    origin: 'added',
  }),
};
