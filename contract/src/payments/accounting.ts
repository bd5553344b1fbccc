import * as z from 'zod/mini';
import { call } from '../call/call.ts';

/** A month in Indonesia (WIB), as `2026-11`. */
const month = z.string('invalid_input').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid_input'));

/** The ledger by month, for whoever keeps the books. */
export const staffAccounting = {
  accountingMonths: call({
    method: 'GET',
    path: '/api/staff/accounting/',
    access: 'staff',
    role: ['finance'],
    says: 'What came in and went back in each of the last 24 months (WIB) in which money moved, the newest first.',
    reply: z.object({
      months: z.array(
        z.object({ month: z.string(), received: z.number(), given_back: z.number() }),
      ),
    }),
    origin: 'added',
  }),
  exportAccounting: call({
    method: 'GET',
    path: '/api/staff/exports/accounting/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Every movement of money of a month as a CSV file, without names; its sums are those of the ledger.',
    query: z.object({ month }),
    reply: z.unknown(),
    errors: ['invalid_input'],
    origin: 'added',
  }),
};
