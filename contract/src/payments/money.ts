import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { day } from '../call/list.ts';

/** Over how many days money is shown; the newest is today. */
export const moneyRanges = ['30', '90', '365'] as const;
export type MoneyRange = (typeof moneyRanges)[number];

/** Whole rupiah and counts of some days together. */
const sums = {
  /** Orders that were paid, of them by families who had never paid before, and again. */
  orders: z.number(),
  new_orders: z.number(),
  renewed: z.number(),
  gross: z.number(),
  refunds: z.number(),
};
/** Families whose time runs at the end: paid for, given by staff; and whose ended meanwhile. */
const subscribers = {
  regular: z.number(),
  premium: z.number(),
  given: z.number(),
  not_renewed: z.number(),
};
const period = z.object({ ...sums, ...subscribers });

/** Revenue and active subscribers, from roll-ups. */
export const staffMoney = {
  money: call({
    method: 'GET',
    path: '/api/staff/money/',
    access: 'staff',
    role: ['finance'],
    says: 'Revenue and active subscribers by day, with the same of as many days before.',
    query: z.object({ days: z._default(z.enum(moneyRanges, 'invalid_input'), '30') }),
    reply: z.object({
      now: period,
      before: period,
      days: z.array(z.object({ day: z.string(), ...sums, ...subscribers })),
      parts: z.array(z.object({ plan: z.string(), gateway: z.string(), ...sums })),
    }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  exportMoney: call({
    method: 'GET',
    path: '/api/staff/exports/money/',
    access: 'staff',
    role: ['finance'],
    says: 'Money by day, plan and gateway as a CSV file, of at most 366 days.',
    query: z.object({ from: day, to: day }),
    reply: z.unknown(),
    errors: ['invalid_input', 'staff_range_long'],
    origin: 'added',
  }),
};
