import * as z from 'zod/mini';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { listQuery, listReply, reason } from '../call/list.ts';
import { opaqueId } from '../call/text.ts';
import { roleSet, staffRoles } from './roles.ts';

const params = z.object({ colleague: opaqueId });
const done = z.object({});

/** Who runs the product; what one does to oneself needs a colleague. */
export const staffColleagues = {
  colleagues: call({
    method: 'GET',
    path: '/api/staff/colleagues/',
    access: 'staff',
    role: ['administrator'],
    says: 'Members of the staff.',
    query: z.object(listQuery(['email'])),
    reply: listReply(
      z.object({
        id: z.string(),
        email: z.string(),
        display_name: z.string(),
        roles: z.array(z.enum(staffRoles)),
        has_second_factor: z.boolean(),
        seen_at: z.nullable(z.string()),
        is_you: z.boolean(),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  dismiss: call({
    method: 'POST',
    path: '/api/staff/colleagues/{colleague}/dismiss/',
    access: 'staff',
    role: ['administrator'],
    proof: 'fresh',
    says: 'Takes a colleague’s office; their console closes at once.',
    params,
    body: z.strictObject({ reason }),
    reply: done,
    errors: ['not_found', 'staff_not_yourself', 'staff_last_one'],
    origin: 'added',
  }),
  resetSecondFactor: call({
    method: 'POST',
    path: '/api/staff/colleagues/{colleague}/reset/',
    access: 'staff',
    role: ['administrator'],
    proof: 'fresh',
    says: 'Forgets a colleague’s authenticator app; the next sign-in enrols another.',
    params,
    body: z.strictObject({ reason }),
    reply: done,
    errors: ['not_found', 'staff_not_yourself'],
    origin: 'added',
  }),
  changeRoles: call({
    method: 'PUT',
    path: '/api/staff/colleagues/{colleague}/roles/',
    access: 'staff',
    role: ['administrator'],
    proof: 'fresh',
    says: 'Says what a colleague does here; a further role waits for a second person.',
    params,
    body: z.strictObject({ roles: roleSet, reason }),
    reply: z.object(perhapsWaiting),
    errors: ['not_found', 'staff_not_yourself', 'staff_last_one', 'staff_waits_already'],
    origin: 'added',
  }),
  ownSessions: call({
    method: 'GET',
    path: '/api/staff/sessions/',
    access: 'staff',
    role: staffRoles,
    says: 'One’s own open sessions of the console.',
    reply: z.array(
      z.object({
        id: z.string(),
        began_at: z.string(),
        seen_at: z.string(),
        ends_at: z.string(),
        is_this: z.boolean(),
      }),
    ),
    origin: 'added',
  }),
  endOwnSession: call({
    method: 'DELETE',
    path: '/api/staff/sessions/{session}/',
    access: 'staff',
    role: staffRoles,
    says: 'Ends one of one’s own sessions of the console.',
    params: z.object({ session: opaqueId }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
};
