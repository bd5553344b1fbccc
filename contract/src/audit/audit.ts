import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply, searched } from '../call/list.ts';

/** Deeds in the log that are no call of their own. */
export const otherDeeds = [
  'redactAudit',
  'askRefund',
  'approveRefund',
  'refuseRefund',
  'withdrawRefund',
  'enrolSecondFactor',
  'appoint',
  'propose',
  'declineProposal',
  'withdrawProposal',
  'recoverAdministrator',
  'assignTicket',
] as const;

/** What staff did and looked at: only ever added to. */
export const staffAudit = {
  auditLog: call({
    method: 'GET',
    path: '/api/staff/audit/',
    access: 'staff',
    role: ['administrator'],
    says: 'Every change and every look at a family’s data, newest first.',
    query: z.object({
      ...listQuery(['at']),
      /** E-mail of a member of the staff. */
      who: searched,
      /** Name of a call. */
      did: searched,
      /** Id of a family. */
      family: searched,
    }),
    reply: listReply(
      z.object({
        id: z.number(),
        at: z.string(),
        who: z.string(),
        did: z.string(),
        about: z.nullable(z.string()),
        family: z.nullable(z.string()),
        /** Null for an erased family. */
        family_name: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
};
