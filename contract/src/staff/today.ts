import * as z from 'zod/mini';
import { staffFamilies } from '../account/families.ts';
import type { CallShape } from '../call/call.ts';
import { call } from '../call/call.ts';
import { staffBooks } from '../catalogue/books.ts';
import { staffLessons } from '../catalogue/lessons.ts';
import { staffPackages } from '../catalogue/packages.ts';
import { staffSafety } from '../chat/safety.ts';
import { staffInsight } from '../insight/insight.ts';
import { staffMismatches } from '../payments/mismatches.ts';
import { staffMoney } from '../payments/money.ts';
import { staffOrders } from '../payments/orders.ts';
import { staffContentReports } from '../support/content-reports.ts';
import { staffTickets } from '../support/tickets.ts';
import { staffRoles } from './roles.ts';

/** What waits for somebody of the staff; safety comes before all else. */
export const waitingKinds = [
  'safety',
  'refunds',
  'mismatches',
  'tickets',
  'content-reports',
  'lessons',
  'books',
  'packages',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The call that opens the list of a kind: whoever may make it sees what waits there. */
export const opensWaiting = {
  safety: staffSafety.safetyCases,
  refunds: staffOrders.refundsWaiting,
  mismatches: staffMismatches.mismatches,
  tickets: staffTickets.tickets,
  'content-reports': staffContentReports.contentReports,
  lessons: staffLessons.lessonCourses,
  books: staffBooks.books,
  packages: staffPackages.packages,
} as const satisfies Record<WaitingKind, CallShape>;

/** Within so many hours somebody should have dealt with it; a safety case says it itself. */
export const hoursUntilDue: Readonly<Record<WaitingKind, number>> = {
  safety: 1,
  refunds: 24,
  mismatches: 48,
  tickets: 24,
  'content-reports': 24,
  lessons: 72,
  books: 72,
  packages: 72,
};

/** So many of a kind are looked at; more are told as `99+`. */
export const countedAtMost = 100;

/** The same for the numbers of the day. */
export const opensNumber = {
  families: staffFamilies.families,
  playing: staffInsight.insight,
  plays: staffInsight.insight,
  orders: staffMoney.money,
  gross: staffMoney.money,
} as const satisfies Record<string, CallShape>;
export type DayNumber = keyof typeof opensNumber;

const kind = z.enum(waitingKinds);
const series = z.optional(z.array(z.number()));

/** The first place of the console: what waits, and how the day is going. */
export const staffToday = {
  waiting: call({
    method: 'GET',
    path: '/api/staff/waiting/',
    access: 'staff',
    role: staffRoles,
    says: 'How much waits for somebody, by kind, of what the caller’s roles open; at most 100 are counted.',
    reply: z.object({
      counts: z.array(z.object({ kind, waiting: z.int(), late: z.int() })),
    }),
    origin: 'added',
  }),
  today: call({
    method: 'GET',
    path: '/api/staff/today/',
    access: 'staff',
    role: staffRoles,
    says: 'What waits for somebody, what is due first at the top: safety cases, refunds, mismatches, questions, reports, lessons, books and packages.',
    reply: z.object({
      rows: z.array(
        z.object({
          kind,
          /** Of its page in the console. */
          id: z.string(),
          /** What it is called: a subject, an order, an item. */
          title: z.nullable(z.string()),
          /** What it is about, as a word of its kind. */
          topic: z.nullable(z.string()),
          /** Rupiah. */
          amount: z.nullable(z.number()),
          since: z.string(),
          due_at: z.string(),
          is_late: z.boolean(),
          /** Who has taken it upon themselves. */
          owner: z.nullable(z.string()),
        }),
      ),
    }),
    origin: 'added',
  }),
  dayNumbers: call({
    method: 'GET',
    path: '/api/staff/today/numbers/',
    access: 'staff',
    role: staffRoles,
    says: 'Numbers of today and of the 13 days before (WIB), those that the caller’s roles open.',
    reply: z.object({
      /** As `2026-11-22`, the newest last. */
      days: z.array(z.string()),
      families: series,
      playing: series,
      plays: series,
      orders: series,
      gross: series,
    }),
    origin: 'added',
  }),
};
