import * as z from 'zod/mini';
import { call } from './call.ts';
import { eventsKept, eventsTold, saveFound, saveGiven } from './sitting.ts';
import { opaqueId, plan, slug } from './text.ts';

export const tool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  /** Underscores are shown as spaces. */
  tool_type: z.string(),
  html_tool_url: z.string(),
  plan,
  locked: z.boolean(),
  trust: z.enum(['house', 'guest']),
  age_min: z.int(),
  age_max: z.int(),
});
export type Tool = z.output<typeof tool>;

const byId = z.object({ toolId: slug });

export const creativity = {
  list: call({
    method: 'GET',
    path: '/api/creativity/',
    access: 'subscriber',
    says: 'Every creative tool, in the reader’s language.',
    reply: z.array(tool),
    origin: 'specified',
  }),
  one: call({
    method: 'GET',
    path: '/api/creativity/{toolId}/',
    access: 'subscriber',
    says: 'One tool.',
    params: byId,
    reply: tool,
    errors: ['not_found'],
    origin: 'specified',
  }),
  record: call({
    method: 'POST',
    path: '/api/creativity/{toolId}/record/',
    access: 'subscriber',
    says: 'Records that a tool was used.',
    params: byId,
    reply: z.object({ use_id: z.string(), url: z.string(), expires_in: z.int() }),
    isKeyed: true,
    errors: ['not_found', 'premium_only', 'play_time_over'],
    scheme: 'Bearer',
    origin: 'specified',
  }),
  report: call({
    method: 'POST',
    path: '/api/creativity/uses/{use}/events/',
    access: 'subscriber',
    says: 'Keeps what the tool reported of a use; sending an event twice keeps it once.',
    params: z.object({ use: opaqueId }),
    body: eventsTold,
    reply: eventsKept,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  load: call({
    method: 'GET',
    path: '/api/creativity/{toolId}/save/',
    access: 'subscriber',
    says: 'What the tool kept for this child last time.',
    params: byId,
    reply: saveFound,
    errors: ['not_found', 'premium_only'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/creativity/{toolId}/save/',
    access: 'subscriber',
    says: 'Keeps what the tool wants to find next time, at most 64 kB.',
    params: byId,
    body: saveGiven,
    reply: z.object({}),
    errors: ['not_found', 'premium_only', 'too_large', 'too_many_requests'],
    origin: 'added',
  }),
};
