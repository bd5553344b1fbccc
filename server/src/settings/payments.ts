import * as z from 'zod/mini';
import { flag, type Output } from './shapes.ts';

/** Who collects the money. */
export const paymentFields = {
  MIDTRANS_SERVER_KEY: z.optional(z.string().check(z.minLength(8))),
  MIDTRANS_SIGNATURE_KEY: z.optional(z.string().check(z.minLength(8))),
  MIDTRANS_ENVIRONMENT: z._default(z.enum(['sandbox', 'production']), 'production'),
  ALLOW_SANDBOX_PAYMENTS: z._default(flag, false),
  SANDBOX_FAULTS: z._default(flag, false),
};

type Given = Output<typeof paymentFields>;

export const readPayments = (given: Given) => ({
  midtrans: given.MIDTRANS_SERVER_KEY
    ? {
        serverKey: given.MIDTRANS_SERVER_KEY,
        signatureKey: given.MIDTRANS_SIGNATURE_KEY,
        environment: given.MIDTRANS_ENVIRONMENT,
      }
    : undefined,
  sandboxFaults: given.SANDBOX_FAULTS,
});

export const paymentProblems = (given: Given, isBeyondLoopback: boolean): string[] => [
  // The demo gateway gives plans away: it must never meet the open internet by accident.
  ...(!given.MIDTRANS_SERVER_KEY && isBeyondLoopback && !given.ALLOW_SANDBOX_PAYMENTS
    ? [
        'Demo payments give access for nothing, so they only run on this machine (HOST=localhost).\n' +
          'Set MIDTRANS_SERVER_KEY for real payments, or ALLOW_SANDBOX_PAYMENTS=1 if you mean it.',
      ]
    : []),
  ...(given.SANDBOX_FAULTS && isBeyondLoopback
    ? ['SANDBOX_FAULTS is for tests on this machine only.']
    : []),
  ...(given.MIDTRANS_SIGNATURE_KEY && !given.MIDTRANS_SERVER_KEY
    ? ['MIDTRANS_SIGNATURE_KEY needs MIDTRANS_SERVER_KEY too.']
    : []),
];
