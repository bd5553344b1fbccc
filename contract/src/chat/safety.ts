import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply } from '../call/list.ts';
import { line } from '../call/text.ts';

/** What is done in every case, in this order. */
export const safetySteps = ['read', 'weigh', 'advice', 'hand_over', 'second_look'] as const;
export type SafetyStep = (typeof safetySteps)[number];
export const safetyOutcomes = ['handed_over', 'advised', 'false_alarm'] as const;
export type SafetyOutcome = (typeof safetyOutcomes)[number];

const number = z.string('not_found').check(z.regex(/^[0-9]{1,12}$/, 'not_found'));
const step = z.enum(safetySteps, 'not_found');
const outcome = z.enum(safetyOutcomes, 'invalid_input');
const state = z.enum(['open', 'closed'], 'invalid_input');
const severity = z.enum(['low', 'medium', 'high'], 'invalid_input');
const params = z.object({ id: number });
const done = z.object({ id: z.string() });

const row = {
  id: z.string(),
  topic: z.string(),
  state,
  opened_at: z.string(),
  /** Until when somebody has gone through the steps. */
  due_at: z.string(),
  is_late: z.boolean(),
  steps_done: z.number(),
  /** Who has taken it upon themselves. */
  owner: z.nullable(z.string()),
};

/** What children told that belongs to people. Their words are shown by one call alone. */
export const staffSafety = {
  safetyCases: call({
    method: 'GET',
    path: '/api/staff/safety/',
    access: 'staff',
    role: ['safety'],
    says: 'Safety cases, the oldest first, without a name and without a word of the child.',
    query: z.object({
      ...listQuery(['opened_at']),
      order: z._default(z.enum(['asc', 'desc'], 'invalid_input'), 'asc'),
      state: z._default(state, 'open'),
    }),
    reply: listReply(z.object(row)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  safetyCase: call({
    method: 'GET',
    path: '/api/staff/safety/{id}/',
    access: 'staff',
    role: ['safety'],
    says: 'One case with its steps and whose it is, without the child’s words.',
    params,
    reply: z.object({
      ...row,
      family: z.object({
        id: z.string(),
        display_name: z.string(),
        email: z.string(),
        whatsapp: z.nullable(z.string()),
      }),
      steps: z.array(
        z.object({
          step: z.enum(safetySteps),
          done_by: z.nullable(z.string()),
          done_at: z.nullable(z.string()),
          is_mine: z.boolean(),
        }),
      ),
      is_mine: z.boolean(),
      /** Then the adult had a letter, and may be spoken with. */
      is_family_told: z.boolean(),
      has_words: z.boolean(),
      outcome: z.nullable(z.enum(safetyOutcomes)),
      note: z.nullable(z.string()),
      closed_by: z.nullable(z.string()),
      closed_at: z.nullable(z.string()),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  safetyWords: call({
    method: 'POST',
    path: '/api/staff/safety/{id}/words/',
    access: 'staff',
    role: ['safety'],
    says: 'What the child wrote and Nobi answered; each look is kept in the audit log.',
    params,
    reply: z.object({
      words: z.array(z.object({ at: z.string(), prompt: z.string(), response: z.string() })),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  takeSafety: call({
    method: 'PUT',
    path: '/api/staff/safety/{id}/owner/',
    access: 'staff',
    role: ['safety'],
    says: 'Takes a case upon oneself, or gives it back.',
    params,
    body: z.strictObject({ is_mine: z.boolean('invalid_input') }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  safetyStep: call({
    method: 'PUT',
    path: '/api/staff/safety/{id}/steps/{step}/',
    access: 'staff',
    role: ['safety'],
    says: 'Ticks a step of the procedure, with who did it and when.',
    params: z.object({ id: number, step }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  closeSafety: call({
    method: 'PUT',
    path: '/api/staff/safety/{id}/closed/',
    access: 'staff',
    role: ['safety'],
    says: 'Closes a case whose steps are all done, with its outcome; not by whoever took the second look.',
    params,
    body: z.strictObject({ outcome, note: line(2000) }),
    reply: done,
    errors: ['not_found', 'staff_steps_left', 'staff_same_person', 'staff_second_too_new'],
    origin: 'added',
  }),
  safetyFlags: call({
    method: 'GET',
    path: '/api/staff/flags/',
    access: 'staff',
    role: ['safety'],
    says: 'What Nobi told the adults of, newest first, without a name and without words.',
    query: z.object({ ...listQuery(['at']), severity: z.optional(severity) }),
    reply: listReply(
      z.object({
        id: z.string(),
        at: z.string(),
        severity,
        topic: z.string(),
        is_seen: z.boolean(),
        is_told: z.boolean(),
        /** The case of the same turn. */
        case: z.nullable(z.string()),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
};
