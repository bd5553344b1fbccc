import * as z from 'zod/mini';
import { call } from '../call/call.ts';

/** How many days a look goes back, today (WIB) among them. */
export const insightSpans = ['7', '28', '90'] as const;
const query = z.object({ days: z._default(z.enum(insightSpans, 'invalid_input'), '28') });

const count = z.int();
/** First and last day, such as `2026-11-22`. */
const span = { from: z.string(), to: z.string() };
/** Up to when the numbers are complete; null before the first were added. */
const until = z.nullable(z.string());

/** Sittings that began, and those in which a game, a lesson or a work was finished. */
const played = { begun: count, finished: count };
/** Right answers, and those of them that were right at the first try. */
const learned = { solved: count, first_try: count };
const ages = { age_min: z.nullable(count), age_max: z.nullable(count) };

const totals = z.object({
  ...played,
  ...learned,
  minutes: count,
  /** Different families of each day, added up. */
  family_days: count,
  lessons: count,
  mastered: count,
});
const days = z.array(z.object({ day: z.string(), ...played }));

const item = {
  /** Kind and name, such as `game.jembatan-sepuluh`. */
  id: z.string(),
  kind: z.enum(['game', 'course', 'tool']),
  /** Null when it has left the catalogue. */
  title_id: z.nullable(z.string()),
  title_en: z.nullable(z.string()),
  ...ages,
};

/** What children play and learn, in numbers that name nobody. */
export const staffInsight = {
  insight: call({
    method: 'GET',
    path: '/api/staff/insight/',
    access: 'staff',
    role: ['content', 'finance', 'administrator'],
    says: 'Plays, finished lessons and first-try answers of all families, with the period before.',
    query,
    reply: z.object({
      ...span,
      until,
      totals,
      before: totals,
      days,
      bands: z.array(z.object({ ...ages, ...played, ...learned })),
      items: z.array(z.object({ ...item, ...played, ...learned, minutes: count })),
    }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  insightItem: call({
    method: 'GET',
    path: '/api/staff/insight/{id}/',
    access: 'staff',
    role: ['content', 'finance', 'administrator'],
    says: 'The same of one item, with where children stop and which skills they show.',
    params: z.object({
      id: z
        .string('not_found')
        .check(z.regex(/^(?:game|course|tool)\.[a-z0-9-]{1,64}$/, 'not_found')),
    }),
    query,
    reply: z.object({
      ...item,
      ...span,
      until,
      totals,
      before: totals,
      days,
      /** `opened`, `begun`, `map`, `round:3`, `lesson:2:try`: the last place of unfinished sittings. */
      stops: z.array(z.object({ place: z.string(), stopped: count })),
      lessons: z.array(z.object({ lesson: count, ...played })),
      skills: z.array(
        z.object({
          skill: z.string(),
          name_id: z.string(),
          name_en: z.string(),
          tries: count,
          mastered: count,
          ...learned,
        }),
      ),
    }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};
