import * as z from 'zod/mini';
import { ownerProof } from '../adult/pin.ts';
import { call } from '../call/call.ts';

/** What a family may ask of us about its own data, without waiting for staff. */
export const ownData = {
  exportAccount: call({
    method: 'GET',
    path: '/api/user/export/',
    access: 'adult',
    says: 'Everything kept of this account by table, in one document.',
    reply: z.object({
      made_at: z.string(),
      /** Rows by table, and the picture. Loose, for a record’s schema would weigh on every page. */
      family: z.looseObject({}),
    }),
    errors: ['too_many_requests'],
    origin: 'added',
  }),
  eraseAccount: call({
    method: 'POST',
    path: '/api/user/erase/',
    access: 'adult',
    says: 'Erases this account for good, against one more fresh proof; orders stay without a name.',
    body: z.strictObject({ id_token: ownerProof }),
    reply: z.object({
      /** Whether the one who proves passwords still knows the person. */
      identity: z.enum(['removed', 'elsewhere']),
    }),
    errors: ['pin_proof'],
    origin: 'added',
  }),
};
