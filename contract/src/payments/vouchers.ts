import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';
import { isVoucherCode, readVoucherCode } from './voucher-code.ts';

const code = z.pipe(
  z.string('voucher_typo').check(z.maxLength(40, 'voucher_typo')),
  z.pipe(
    z.transform(readVoucherCode),
    z.string('voucher_typo').check(z.refine(isVoucherCode, 'voucher_typo')),
  ),
);

/** A code that somebody gave the family opens a plan for it. */
export const vouchers = {
  redeemVoucher: call({
    method: 'POST',
    path: '/api/payment/voucher/',
    access: 'account',
    says: 'Opens a plan by a code, once; the same family’s own code again changes nothing.',
    body: z.strictObject({ voucher: code }),
    reply: z.object({
      order_id: z.string(),
      plan,
      months: z.number(),
      used_at: z.string(),
      /** Used by this family before. */
      is_again: z.boolean(),
      /** Until when the family’s time runs now, with all that waits behind it. */
      paid_until: z.nullable(z.string()),
    }),
    errors: [
      'voucher_typo',
      'voucher_unknown',
      'voucher_used',
      'voucher_over',
      'too_many_requests',
    ],
    origin: 'added',
  }),
};
