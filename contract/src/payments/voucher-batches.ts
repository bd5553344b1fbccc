import * as z from 'zod/mini';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { day, listQuery, listReply, reason } from '../call/list.ts';
import { opaqueId } from '../call/text.ts';
import { plan } from './plan.ts';

/** At most so many codes are made at once. */
export const mostVouchers = 5000;

const whole = (least: number, most: number) =>
  z
    .number('invalid_input')
    .check(z.int('invalid_input'), z.gte(least, 'invalid_input'), z.lte(most, 'invalid_input'));
const params = z.object({ batch: z.uuid('not_found') });

/** Batches of codes, for whoever handles money. */
export const staffVouchers = {
  vouchers: call({
    method: 'GET',
    path: '/api/staff/vouchers/',
    access: 'staff',
    role: ['finance'],
    says: 'Batches of voucher codes, the newest first, with how many are used.',
    query: z.object(listQuery(['made_at'])),
    reply: listReply(
      z.object({
        id: z.string(),
        plan,
        months: z.number(),
        size: z.number(),
        used: z.number(),
        /** What its codes would cost, in rupiah. */
        worth: z.number(),
        last_day: day,
        note: z.string(),
        made_by: z.string(),
        /** The second person, above the limit. */
        approved_by: z.nullable(z.string()),
        made_at: z.string(),
        /** `made`: its codes are still to be taken; `over`: its last day has passed. */
        state: z.enum(['made', 'live', 'over', 'revoked']),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  makeVouchers: call({
    method: 'POST',
    path: '/api/staff/vouchers/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Makes a batch, or has it wait for a second person; the same id again is one batch.',
    body: z.strictObject({
      id: z.uuid('invalid_input'),
      plan,
      months: whole(1, 12),
      size: whole(1, mostVouchers),
      /** The last day in Indonesia (WIB) on which a code opens anything. */
      last_day: day,
      note: reason,
    }),
    reply: z.extend(z.object({ id: opaqueId }), perhapsWaiting),
    errors: ['plan_unknown', 'invalid_input', 'conflict', 'staff_waits_already'],
    origin: 'added',
  }),
  takeVoucherCodes: call({
    method: 'POST',
    path: '/api/staff/vouchers/{batch}/codes/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Draws the codes of a batch and answers them as a CSV file, this once: only hashes are kept.',
    params,
    reply: z.unknown(),
    errors: ['not_found', 'staff_codes_taken'],
    origin: 'added',
  }),
  revokeVouchers: call({
    method: 'POST',
    path: '/api/staff/vouchers/{batch}/revoke/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Revokes the codes of a batch that nobody has used; what was opened stays open.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({ used: z.number() }),
    errors: ['not_found'],
    origin: 'added',
  }),
};
