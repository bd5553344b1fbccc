import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

/** Pictures of what went wrong; apart from `support`, as few pages need them. */
export const supportPictures = {
  addPicture: call({
    method: 'POST',
    path: '/api/feedback/support/{ticket}/pictures/',
    access: 'account',
    says: 'Adds one picture (the field `picture`) to a question of one’s own, which opens it again. The same picture twice stands there once.',
    params: z.object({ ticket: opaqueId }),
    body: z.strictObject({}),
    reply: z.object({ ticket_id: z.string() }),
    errors: ['not_found', 'too_many_requests', 'picture_refused', 'too_large', 'field_required'],
    encoding: 'multipart',
    origin: 'added',
  }),
  picture: call({
    method: 'GET',
    path: '/api/media/support/{picture}/',
    access: 'public',
    says: 'A picture of a question, against the signed address that the question gave.',
    params: z.object({ picture: opaqueId }),
    query: z.object({ ticket: z.string('not_found') }),
    reply: z.unknown(),
    errors: ['not_found'],
    origin: 'added',
  }),
};
