import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { staffRoles } from '../staff/roles.ts';
import { proposalKinds } from './proposal-kinds.ts';

const proposal = z.object({
  id: z.string(),
  kind: z.enum(proposalKinds),
  /** The invited address, the colleague, the family, how the gateway calls the order, or what a batch is. */
  who: z.string(),
  /** Of an appointment and of roles: all that they will be. */
  roles: z.nullable(z.array(z.enum(staffRoles))),
  /** Of a refund by hand: rupiah, and where that is found; of vouchers what they are worth. */
  amount: z.nullable(z.number()),
  reference: z.nullable(z.string()),
  family_id: z.nullable(z.string()),
  mismatch: z.nullable(z.string()),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.string(),
  is_mine: z.boolean(),
  may_confirm: z.boolean(),
  /** How many colleagues count as the second person. */
  seconds: z.number(),
  /** When nobody does: from when whoever proposed it may confirm it alone; null for money. */
  alone_from: z.nullable(z.string()),
});

/** What waits for a second person, whatever it is about. */
export const staffProposals = {
  proposals: call({
    method: 'GET',
    path: '/api/staff/proposals/',
    access: 'staff',
    role: ['support', 'finance', 'administrator'],
    says: 'What waits for a second person and is one’s own or one’s to confirm, at most 100.',
    reply: z.object({
      rows: z.array(proposal),
      /** How many colleagues count as the second person beside oneself. */
      seconds: z.object({ appointment: z.number(), erasure: z.number(), refund: z.number() }),
    }),
    origin: 'added',
  }),
  decideProposal: call({
    method: 'PUT',
    path: '/api/staff/proposals/{proposal}/',
    access: 'staff',
    role: ['support', 'finance', 'administrator'],
    proof: 'fresh',
    says: 'The second person’s yes, which does it, or no; a no of whoever proposed withdraws it.',
    params: z.object({ proposal: z.uuid('not_found') }),
    body: z.strictObject({ is_confirmed: z.boolean('invalid_input') }),
    reply: z.object({
      /** Of an erasure: whether the one who proves passwords still knows the person. */
      identity: z.optional(z.enum(['removed', 'elsewhere'])),
    }),
    errors: [
      'not_found',
      'invalid_input',
      'staff_same_person',
      'staff_second_too_new',
      'staff_alone_wait',
      'staff_not_yourself',
      'staff_last_one',
      'staff_is_superuser',
      'staff_refund_too_much',
      'staff_ended_otherwise',
    ],
    origin: 'added',
  }),
};

/** What a call answers that one person may not do alone. */
export const perhapsWaiting = {
  /** It waits for a second person. */
  is_waiting: z.optional(z.literal(true)),
};
