import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';

/** What a family has paid, for the adult. */
export const ownOrders = {
  orders: call({
    method: 'GET',
    path: '/api/payment/orders/',
    access: 'adult',
    says: 'What this account has paid, the newest first, each with the address of its receipt.',
    reply: z.object({
      orders: z.array(
        z.object({
          id: z.string(),
          plan,
          amount: z.number(),
          paid_at: z.string(),
          /** A signed address that works for 30 days. */
          invoice: z.string(),
        }),
      ),
    }),
    origin: 'added',
  }),
};
