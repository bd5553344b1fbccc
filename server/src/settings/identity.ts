import * as z from 'zod/mini';
import { allOrNone, count, flag, type Output } from './shapes.ts';

/** Who proves who somebody is, and the first member of staff. */
export const identityFields = {
  STAFF_EMAIL: z.optional(z.email()),
  STAFF_PASSWORD: z.optional(z.string().check(z.minLength(12))),
  HIDE_ACCOUNT_EXISTENCE: z._default(flag, false),
  MAX_DEVICES: z._default(count(0, 100), 0),
};

type Given = Output<typeof identityFields>;

export const readIdentity = (given: Given) => ({
  staff:
    given.STAFF_EMAIL && given.STAFF_PASSWORD
      ? { email: given.STAFF_EMAIL.toLowerCase(), password: given.STAFF_PASSWORD }
      : undefined,
  hidesAccountExistence: given.HIDE_ACCOUNT_EXISTENCE,
  maxDevices: given.MAX_DEVICES,
});

export const identityProblems = (given: Given, _isBeyondLoopback: boolean): string[] =>
  allOrNone({ STAFF_EMAIL: given.STAFF_EMAIL, STAFF_PASSWORD: given.STAFF_PASSWORD });
