import * as z from 'zod/mini';
import { allOrNone, flag, isLoopback, type Output } from './shapes.ts';

const key = z.optional(z.string().check(z.minLength(8)));

/** A gateway that stands in for the true one. Only here: whoever answers is believed about money. */
const standIn = z.optional(
  z
    .url({ protocol: /^http$/ })
    .check(z.refine((url) => isLoopback(new URL(url).hostname), 'must be on this machine')),
);

/** Who collects the money. */
export const paymentFields = {
  PAYMENT_GATEWAY: z.optional(z.enum(['midtrans', 'xendit'])),
  MIDTRANS_SERVER_KEY: key,
  MIDTRANS_SIGNATURE_KEY: key,
  MIDTRANS_ENVIRONMENT: z._default(z.enum(['sandbox', 'production']), 'production'),
  MIDTRANS_URL: standIn,
  XENDIT_SECRET_KEY: key,
  XENDIT_CALLBACK_TOKEN: key,
  XENDIT_URL: standIn,
  ALLOW_SANDBOX_PAYMENTS: z._default(flag, false),
  SANDBOX_FAULTS: z._default(flag, false),
};

type Given = Output<typeof paymentFields>;

/** With keys of one gateway there is nothing to choose. */
const gatewayOf = (given: Given) => {
  if (given.PAYMENT_GATEWAY) return given.PAYMENT_GATEWAY;
  if (given.MIDTRANS_SERVER_KEY) return 'midtrans';
  return given.XENDIT_SECRET_KEY ? 'xendit' : undefined;
};

export const readPayments = (given: Given) => ({
  paymentGateway: gatewayOf(given),
  midtrans: given.MIDTRANS_SERVER_KEY
    ? {
        serverKey: given.MIDTRANS_SERVER_KEY,
        signatureKey: given.MIDTRANS_SIGNATURE_KEY,
        environment: given.MIDTRANS_ENVIRONMENT,
        standIn: given.MIDTRANS_URL,
      }
    : undefined,
  xendit:
    given.XENDIT_SECRET_KEY && given.XENDIT_CALLBACK_TOKEN
      ? {
          secretKey: given.XENDIT_SECRET_KEY,
          callbackToken: given.XENDIT_CALLBACK_TOKEN,
          standIn: given.XENDIT_URL,
        }
      : undefined,
  sandboxFaults: given.SANDBOX_FAULTS,
});

const choiceProblems = (given: Given): string[] => {
  const keys = { midtrans: given.MIDTRANS_SERVER_KEY, xendit: given.XENDIT_SECRET_KEY };
  const chosen = given.PAYMENT_GATEWAY;
  if (chosen && !keys[chosen]) return [`PAYMENT_GATEWAY=${chosen} needs the keys of ${chosen}.`];
  return keys.midtrans && keys.xendit && !chosen
    ? [
        'Keys of two gateways are set: PAYMENT_GATEWAY=midtrans or xendit says which opens new orders.',
      ]
    : [];
};

export const paymentProblems = (given: Given, isBeyondLoopback: boolean): string[] => [
  // The demo gateway gives plans away: it must never meet the open internet by accident.
  ...(!gatewayOf(given) && isBeyondLoopback && !given.ALLOW_SANDBOX_PAYMENTS
    ? [
        'Demo payments give access for nothing, so they only run on this machine (HOST=localhost).\n' +
          'Set the keys of Midtrans or Xendit for real payments, or ALLOW_SANDBOX_PAYMENTS=1 if you mean it.',
      ]
    : []),
  ...(given.SANDBOX_FAULTS && isBeyondLoopback
    ? ['SANDBOX_FAULTS is for tests on this machine only.']
    : []),
  ...((given.MIDTRANS_URL || given.XENDIT_URL) && isBeyondLoopback
    ? ['MIDTRANS_URL and XENDIT_URL are for tests on this machine only.']
    : []),
  ...(given.MIDTRANS_SIGNATURE_KEY && !given.MIDTRANS_SERVER_KEY
    ? ['MIDTRANS_SIGNATURE_KEY needs MIDTRANS_SERVER_KEY too.']
    : []),
  ...allOrNone({
    XENDIT_SECRET_KEY: given.XENDIT_SECRET_KEY,
    XENDIT_CALLBACK_TOKEN: given.XENDIT_CALLBACK_TOKEN,
  }),
  ...choiceProblems(given),
];
