import * as z from 'zod/mini';
import { flag, isLoopback, type Output } from './shapes.ts';

const google = 'https://accounts.google.com';

/** The OpenID provider beside the passwords: Google unless another is named. */
export const openidFields = {
  OIDC_ISSUER: z.optional(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.minLength(8))),
  OIDC_NAME: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  /** A provider on this machine in Google's place, where everybody may be anybody. */
  OIDC_DEMO: z._default(flag, false),
};

type Environment = Output<typeof openidFields>;

export const readOpenid = (environment: Environment) => ({
  openid: environment.OIDC_CLIENT_ID
    ? {
        issuer: environment.OIDC_ISSUER ?? google,
        clientId: environment.OIDC_CLIENT_ID,
        clientSecret: environment.OIDC_CLIENT_SECRET,
        name: environment.OIDC_NAME ?? 'Google',
      }
    : undefined,
  hasDemoOpenid: environment.OIDC_DEMO,
});

const needClient = (environment: Environment) =>
  (['OIDC_ISSUER', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const)
    .filter((name) => environment[name] !== undefined && !environment.OIDC_CLIENT_ID)
    .map((name) => `${name} needs OIDC_CLIENT_ID too.`);

const isUnsafe = (issuer: string | undefined) => {
  const url = issuer === undefined ? undefined : new URL(issuer);
  return url?.protocol === 'http:' && !isLoopback(url.hostname);
};

const isNamedOtherThanGoogle = ({ OIDC_ISSUER, OIDC_NAME }: Environment) =>
  OIDC_ISSUER === undefined || OIDC_ISSUER === google || OIDC_NAME !== undefined;

export const openidProblems = (
  environment: Environment & { readonly FIREBASE_PROJECT_ID?: string | undefined },
  isBeyondLoopback: boolean,
): string[] => [
  ...needClient(environment),
  ...(isUnsafe(environment.OIDC_ISSUER)
    ? ['OIDC_ISSUER must be https: whoever answers there decides who anybody is.']
    : []),
  ...(isNamedOtherThanGoogle(environment)
    ? []
    : ['OIDC_NAME is missing: what the button calls the provider at OIDC_ISSUER.']),
  ...(environment.OIDC_CLIENT_ID && environment.FIREBASE_PROJECT_ID
    ? ['Firebase brings Google itself: set FIREBASE_PROJECT_ID or OIDC_CLIENT_ID, not both.']
    : []),
  ...(environment.OIDC_DEMO && isBeyondLoopback
    ? ['OIDC_DEMO lets everybody in as anybody, so it only runs on this machine (HOST=localhost).']
    : []),
  ...(environment.OIDC_DEMO && (environment.OIDC_CLIENT_ID || environment.FIREBASE_PROJECT_ID)
    ? ['OIDC_DEMO stands in where no provider is set: take it away beside a real one.']
    : []),
];
