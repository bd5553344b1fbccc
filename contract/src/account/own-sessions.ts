import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

const session = z.object({
  id: z.string(),
  began_at: z.string(),
  seen_at: z.string(),
  /** The one that asks. */
  is_this: z.boolean(),
});

/** Where this account is signed in; the adult sees it and ends it (OWASP ASVS 5.0.0, 7.5.2). */
export const ownSessions = {
  sessions: call({
    method: 'GET',
    path: '/api/user/sessions/',
    access: 'adult',
    says: 'The devices on which this account is signed in, the one last used first.',
    reply: z.object({ sessions: z.array(session) }),
    origin: 'added',
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/user/sessions/{session}/',
    access: 'adult',
    says: 'Signs one device out, at once and on every server.',
    params: z.object({ session: opaqueId }),
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/api/user/sessions/end-others/',
    access: 'adult',
    says: 'Signs every device out but this one.',
    reply: z.object({}),
    origin: 'added',
  }),
};
