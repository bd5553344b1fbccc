import * as z from 'zod/mini';
import { call } from '../call.ts';
import { email, opaqueId } from '../text.ts';
import { listQuery, listReply, reason } from './list.ts';

const params = z.object({ colleague: opaqueId });
const done = z.object({});

/** Who runs the product; what one does to oneself needs a colleague. */
export const staffColleagues = {
  colleagues: call({
    method: 'GET',
    path: '/api/staff/colleagues/',
    access: 'staff',
    says: 'Members of the staff.',
    query: z.object(listQuery(['email'])),
    reply: listReply(
      z.object({
        id: z.string(),
        email: z.string(),
        display_name: z.string(),
        has_second_factor: z.boolean(),
        seen_at: z.nullable(z.string()),
        is_you: z.boolean(),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  appoint: call({
    method: 'POST',
    path: '/api/staff/colleagues/',
    access: 'staff',
    says: 'Makes the holder of an account a member of the staff.',
    body: z.strictObject({ email, reason }),
    reply: done,
    errors: ['staff_no_account', 'conflict'],
    origin: 'added',
  }),
  dismiss: call({
    method: 'POST',
    path: '/api/staff/colleagues/{colleague}/dismiss/',
    access: 'staff',
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
    says: 'Forgets a colleague’s authenticator app; the next sign-in enrols another.',
    params,
    body: z.strictObject({ reason }),
    reply: done,
    errors: ['not_found', 'staff_not_yourself'],
    origin: 'added',
  }),
  ownSessions: call({
    method: 'GET',
    path: '/api/staff/sessions/',
    access: 'staff',
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
    says: 'Ends one of one’s own sessions of the console.',
    params: z.object({ session: opaqueId }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
};
