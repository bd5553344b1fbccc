import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';

/** Apart from the other calls of payments: every page asks it, few pages pay. */
export const paymentStatus = {
  myStatus: call({
    method: 'GET',
    path: '/api/payment/my-status/',
    access: 'account',
    says: 'Whether a paid period covers now (always so for staff).',
    reply: z.object({
      is_paid: z.boolean(),
      is_superuser: z.boolean(),
      plan: z.nullable(plan),
      paid_until: z.nullable(z.string()),
      display_name: z.string(),
      /** As in the profile: a signed address, or null. */
      profile_picture: z.nullable(z.string()),
    }),
    origin: 'specified',
  }),
};
