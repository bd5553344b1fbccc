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

type Environment = Output<typeof identityFields>;

const readFirebase = (environment: Environment) =>
  environment.FIREBASE_PROJECT_ID && environment.FIREBASE_API_KEY
    ? {
        projectId: environment.FIREBASE_PROJECT_ID,
        apiKey: environment.FIREBASE_API_KEY,
        authDomain:
          environment.FIREBASE_AUTH_DOMAIN ?? `${environment.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        google: environment.FIREBASE_GOOGLE,
        emulatorUrl: environment.FIREBASE_AUTH_URL,
        jwksUrl: environment.FIREBASE_JWKS_URL,
      }
    : undefined;

export const readIdentity = (environment: Environment) => ({
  firebase: readFirebase(environment),
  staff:
    environment.STAFF_EMAIL && environment.STAFF_PASSWORD
      ? { email: environment.STAFF_EMAIL.toLowerCase(), password: environment.STAFF_PASSWORD }
      : undefined,
  hidesAccountExistence: environment.HIDE_ACCOUNT_EXISTENCE,
  maxDevices: environment.MAX_DEVICES,
});

/** Whoever answers at these addresses decides who anybody is: never but on this machine. */
const standInProblems = (environment: Environment, isBeyondLoopback: boolean): string[] =>
  (['FIREBASE_AUTH_URL', 'FIREBASE_JWKS_URL'] as const).flatMap((name) => {
    const url = environment[name];
    return url && (isBeyondLoopback || !isLoopback(new URL(url).hostname))
      ? [`${name} is for tests on this machine only.`]
      : [];
  });

const firebaseProblems = (environment: Environment, isBeyondLoopback: boolean): string[] => [
  ...allOrNone({
    FIREBASE_PROJECT_ID: environment.FIREBASE_PROJECT_ID,
    FIREBASE_API_KEY: environment.FIREBASE_API_KEY,
  }),
  ...(['FIREBASE_AUTH_DOMAIN', 'FIREBASE_AUTH_URL', 'FIREBASE_JWKS_URL'] as const)
    .filter((name) => environment[name] && !environment.FIREBASE_PROJECT_ID)
    .map((name) => `${name} needs FIREBASE_PROJECT_ID too.`),
  ...standInProblems(environment, isBeyondLoopback),
];

export const identityProblems = (environment: Environment, isBeyondLoopback: boolean): string[] => [
  ...allOrNone({
    STAFF_EMAIL: environment.STAFF_EMAIL,
    STAFF_PASSWORD: environment.STAFF_PASSWORD,
  }),
  ...firebaseProblems(environment, isBeyondLoopback),
];
