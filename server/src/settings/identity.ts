import * as z from 'zod/mini';
import { allOrNone, count, flag, isLoopback, type Output, origin } from './shapes.ts';

/** Who proves who somebody is, and the first member of staff. */
export const identityFields = {
  STAFF_EMAIL: z.optional(z.email()),
  STAFF_PASSWORD: z.optional(z.string().check(z.minLength(12))),
  HIDE_ACCOUNT_EXISTENCE: z._default(flag, false),
  MAX_DEVICES: z._default(count(0, 100), 0),
  FIREBASE_PROJECT_ID: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{3,29}$/))),
  FIREBASE_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]{8,}$/))),
  FIREBASE_AUTH_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  FIREBASE_GOOGLE: z._default(flag, true),
  /** For tests: an emulator on this machine in place of Google's servers, and where its keys are. */
  FIREBASE_AUTH_URL: z.optional(origin),
  FIREBASE_JWKS_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

type Given = Output<typeof identityFields>;

const readFirebase = (given: Given) =>
  given.FIREBASE_PROJECT_ID && given.FIREBASE_API_KEY
    ? {
        projectId: given.FIREBASE_PROJECT_ID,
        apiKey: given.FIREBASE_API_KEY,
        authDomain: given.FIREBASE_AUTH_DOMAIN ?? `${given.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        google: given.FIREBASE_GOOGLE,
        emulatorUrl: given.FIREBASE_AUTH_URL,
        jwksUrl: given.FIREBASE_JWKS_URL,
      }
    : undefined;

export const readIdentity = (given: Given) => ({
  firebase: readFirebase(given),
  staff:
    given.STAFF_EMAIL && given.STAFF_PASSWORD
      ? { email: given.STAFF_EMAIL.toLowerCase(), password: given.STAFF_PASSWORD }
      : undefined,
  hidesAccountExistence: given.HIDE_ACCOUNT_EXISTENCE,
  maxDevices: given.MAX_DEVICES,
});

/** Whoever answers at these addresses decides who anybody is: never but on this machine. */
const standInProblems = (given: Given, isBeyondLoopback: boolean): string[] =>
  (['FIREBASE_AUTH_URL', 'FIREBASE_JWKS_URL'] as const).flatMap((name) => {
    const url = given[name];
    return url && (isBeyondLoopback || !isLoopback(new URL(url).hostname))
      ? [`${name} is for tests on this machine only.`]
      : [];
  });

const firebaseProblems = (given: Given, isBeyondLoopback: boolean): string[] => [
  ...allOrNone({
    FIREBASE_PROJECT_ID: given.FIREBASE_PROJECT_ID,
    FIREBASE_API_KEY: given.FIREBASE_API_KEY,
  }),
  ...(['FIREBASE_AUTH_DOMAIN', 'FIREBASE_AUTH_URL', 'FIREBASE_JWKS_URL'] as const)
    .filter((name) => given[name] && !given.FIREBASE_PROJECT_ID)
    .map((name) => `${name} needs FIREBASE_PROJECT_ID too.`),
  ...standInProblems(given, isBeyondLoopback),
];

export const identityProblems = (given: Given, isBeyondLoopback: boolean): string[] => [
  ...allOrNone({ STAFF_EMAIL: given.STAFF_EMAIL, STAFF_PASSWORD: given.STAFF_PASSWORD }),
  ...firebaseProblems(given, isBeyondLoopback),
];
