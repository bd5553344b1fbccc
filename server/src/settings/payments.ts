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
  /** Rupiah that one person gives back of an order alone. */
  REFUND_ALONE_LIMIT: z._default(z.coerce.number().check(z.int(), z.gte(0)), 250_000),
  /** Rupiah that the voucher codes may be worth which one person makes alone within 30 days. */
  VOUCHER_ALONE_LIMIT: z._default(z.coerce.number().check(z.int(), z.gte(0)), 1_500_000),
};

type Environment = Output<typeof paymentFields>;

/** With keys of one gateway there is nothing to choose. */
const gatewayOf = (environment: Environment) => {
  if (environment.PAYMENT_GATEWAY) return environment.PAYMENT_GATEWAY;
  if (environment.MIDTRANS_SERVER_KEY) return 'midtrans';
  return environment.XENDIT_SECRET_KEY ? 'xendit' : undefined;
};

export const readPayments = (environment: Environment) => ({
  paymentGateway: gatewayOf(environment),
  midtrans: environment.MIDTRANS_SERVER_KEY
    ? {
        serverKey: environment.MIDTRANS_SERVER_KEY,
        signatureKey: environment.MIDTRANS_SIGNATURE_KEY,
        environment: environment.MIDTRANS_ENVIRONMENT,
        standIn: environment.MIDTRANS_URL,
      }
    : undefined,
  xendit:
    environment.XENDIT_SECRET_KEY && environment.XENDIT_CALLBACK_TOKEN
      ? {
          secretKey: environment.XENDIT_SECRET_KEY,
          callbackToken: environment.XENDIT_CALLBACK_TOKEN,
          standIn: environment.XENDIT_URL,
        }
      : undefined,
  allowsSandboxPayments: environment.ALLOW_SANDBOX_PAYMENTS,
  sandboxFaults: environment.SANDBOX_FAULTS,
  refundAloneLimit: environment.REFUND_ALONE_LIMIT,
  voucherAloneLimit: environment.VOUCHER_ALONE_LIMIT,
});

const choiceProblems = (environment: Environment): string[] => {
  const keys = { midtrans: environment.MIDTRANS_SERVER_KEY, xendit: environment.XENDIT_SECRET_KEY };
  const chosen = environment.PAYMENT_GATEWAY;
  if (chosen && !keys[chosen]) return [`PAYMENT_GATEWAY=${chosen} needs the keys of ${chosen}.`];
  return keys.midtrans && keys.xendit && !chosen
    ? [
        'Keys of two gateways are set: PAYMENT_GATEWAY=midtrans or xendit says which opens new orders.',
      ]
    : [];
};

export const paymentProblems = (environment: Environment, isBeyondLoopback: boolean): string[] => [
  // The demo gateway gives plans away: it must never meet the open internet by accident.
  ...(!gatewayOf(environment) && isBeyondLoopback && !environment.ALLOW_SANDBOX_PAYMENTS
    ? [
        'Demo payments give access for nothing, so they only run on this machine (HOST=localhost).\n' +
          'Set the keys of Midtrans or Xendit for real payments, or ALLOW_SANDBOX_PAYMENTS=1 if you mean it.',
      ]
    : []),
  ...(environment.SANDBOX_FAULTS && isBeyondLoopback
    ? ['SANDBOX_FAULTS is for tests on this machine only.']
    : []),
  ...((environment.MIDTRANS_URL || environment.XENDIT_URL) && isBeyondLoopback
    ? ['MIDTRANS_URL and XENDIT_URL are for tests on this machine only.']
    : []),
  ...(environment.MIDTRANS_SIGNATURE_KEY && !environment.MIDTRANS_SERVER_KEY
    ? ['MIDTRANS_SIGNATURE_KEY needs MIDTRANS_SERVER_KEY too.']
    : []),
  ...allOrNone({
    XENDIT_SECRET_KEY: environment.XENDIT_SECRET_KEY,
    XENDIT_CALLBACK_TOKEN: environment.XENDIT_CALLBACK_TOKEN,
  }),
  ...choiceProblems(environment),
];
