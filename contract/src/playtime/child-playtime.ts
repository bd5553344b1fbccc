import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import type { LegalAgeBand } from '../children/age-band.ts';

/** How many quiet windows a child may have. */
export const mostQuietWindows = 6;
/** What an adult may add to one day, a quarter of an hour at a time. */
export const extraSteps = [0, 15, 30, 45, 60, 75, 90, 105, 120] as const;

/** Minutes of a day to begin with; offered, and never set by itself. */
export const suggestedMinutes: Readonly<Record<LegalAgeBand, number>> = {
  '3-5': 40,
  '6-9': 60,
  '10-12': 90,
  '13-15': 90,
};

/** Null is no limit, 0 no play on such a day. */
const minutes = z.nullable(
  z
    .number('invalid_input')
    .check(z.int('invalid_input'), z.gte(0, 'invalid_input'), z.lte(1440, 'invalid_input')),
);

const clock = z
  .string('invalid_input')
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid_input'));

/** On the child's own clock; one that ends before it begins goes over midnight. */
const quietWindow = z
  .strictObject({
    /** The days on which it begins; Monday is 1. */
    days: z
      .array(
        z.int('invalid_input').check(z.gte(1, 'invalid_input'), z.lte(7, 'invalid_input')),
        'invalid_input',
      )
      .check(
        z.minLength(1, 'invalid_input'),
        z.maxLength(7, 'invalid_input'),
        z.refine((days) => new Set(days).size === days.length, 'invalid_input'),
      ),
    from: clock,
    to: clock,
  })
  .check(z.refine(({ from, to }) => from !== to, 'invalid_input'));
export type QuietWindow = z.output<typeof quietWindow>;

/** When the adult lets a child play. */
const childTimes = z.strictObject({
  weekday_minutes: minutes,
  weekend_minutes: minutes,
  quiet: z
    .array(quietWindow, 'invalid_input')
    .check(z.maxLength(mostQuietWindows, 'invalid_input')),
});

// Apart from what is taken, so that a browser carries none of its checks.
const shown = z.object({
  child: z.string(),
  weekday_minutes: z.nullable(z.int()),
  weekend_minutes: z.nullable(z.int()),
  quiet: z.array(z.object({ days: z.array(z.int()), from: z.string(), to: z.string() })),
  /** False while the family's own limit holds for this child. */
  is_chosen: z.boolean(),
  extra_minutes: z.int(),
  used_minutes: z.int(),
  /** What today allows, with what was added; null is no limit. */
  limit_minutes: z.nullable(z.int()),
  /** By the child's age, where it is known. */
  suggested_minutes: z.nullable(z.int()),
});
export type ShownTimes = z.output<typeof shown>;

const params = z.object({ child: opaqueId });

/** The play time of each child: what only the adult sets, and what the child is shown of it. */
export const childPlaytime = {
  now: call({
    method: 'GET',
    path: '/api/playtime/now/',
    access: 'account',
    says: 'Whether whoever plays in this session may play now, and if not, when again.',
    reply: z.object({
      is_open: z.boolean(),
      reason: z.nullable(z.enum(['limit', 'quiet'])),
      /** In words of the child’s own zone; null while play is open, or opens on no day of the next week. */
      opens: z.nullable(
        z.object({
          at: z.string(),
          /** How many nights lie before it. */
          nights: z.int(),
          time: z.string(),
          sky: z.enum(['sun', 'moon']),
        }),
      ),
    }),
    origin: 'added',
  }),
  list: call({
    method: 'GET',
    path: '/api/playtime/children/',
    access: 'adult',
    says: 'The play time of each child: what is set, and how much of it today has seen.',
    reply: z.object({ children: z.array(shown) }),
    origin: 'added',
  }),
  set: call({
    method: 'PUT',
    path: '/api/playtime/children/{child}/',
    access: 'adult',
    says: 'Sets a child’s minutes on weekdays and weekends and its quiet windows.',
    params,
    body: childTimes,
    reply: shown,
    errors: ['not_found'],
    origin: 'added',
  }),
  extend: call({
    method: 'PUT',
    path: '/api/playtime/children/{child}/extra/',
    access: 'adult',
    says: 'Sets how many minutes are added to today alone; more of them also lift a quiet window.',
    params,
    body: z.strictObject({ extra_minutes: z.literal([...extraSteps], 'invalid_input') }),
    reply: shown,
    errors: ['not_found'],
    origin: 'added',
  }),
};
