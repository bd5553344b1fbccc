import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';

/** What a claimed promo adds to the first period that a family pays. Prices stay. */
export const promoDays = 7;

const itemCounts = z.object({ games: z.number(), courses: z.number(), tools: z.number() });

/** What is for sale; apart from the calls that every page knows. */
export const offers = {
  show: call({
    method: 'GET',
    path: '/api/payment/offer/',
    access: 'public',
    says: 'What each plan opens, the days of the promo, and the order that waits to be paid.',
    reply: z.object({
      /** 0 for a family that has paid before. */
      promo_days: z.number(),
      items: z.object({ regular: itemCounts, premium: itemCounts }),
      open_order: z.nullable(
        z.object({
          order_id: z.string(),
          plan,
          amount: z.number(),
          method: z.nullable(z.string()),
          expires_at: z.string(),
          redirect_url: z.nullable(z.string()),
        }),
      ),
    }),
    origin: 'added',
  }),
};
