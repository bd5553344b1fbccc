import type { FastifyInstance } from 'fastify';
import type { PasswordChanged } from '../adapters/identity/embedded/accounts.ts';
import { embeddedIdentity } from '../adapters/identity/embedded/embedded.ts';
import { fixedIssuer } from '../adapters/identity/embedded/issuer.store.ts';
import { firebaseIdentity } from '../adapters/identity/firebase/firebase.ts';
import { secretNamed } from '../database/secrets.store.ts';
import type { Job } from '../jobs/job.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { IdentityFailure, type IdentityProvider } from '../ports/identity.ts';
import type { Settings } from '../settings/settings.ts';
import { hours } from '../time/durations.ts';
import type { OtherOrigins } from '../web/built-page.ts';
import { type Context, now } from './context.ts';

/** What the product is given of whoever proves who somebody is. */
export interface PickedIdentity {
  readonly provider: IdentityProvider;
  /** Pages and calls that the provider brings along. */
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  readonly jobs: readonly Job[];
  /** Origins that its browser half needs in the policy of the application's page. */
  readonly pageOrigins?: OtherOrigins;
  onPasswordChanged(listener: PasswordChanged): void;
  /** Undefined when the provider cannot be asked now: the product starts all the same. */
  seedPasswordAccount(
    email: string,
    password: string,
  ): Promise<{ issuer: string; subject: string } | undefined>;
}

const embedded = async ({ settings, db, passwordCost }: Context): Promise<PickedIdentity> => {
  const identity = embeddedIdentity({
    db,
    issuer: await fixedIssuer(db),
    publicUrl: settings.publicUrl,
    sendLetter: async (letter) => {
      await outboxStore(db).put(letter);
    },
    now,
    deviceSecret: await secretNamed(db, 'device-cookie'),
    enumerationProtection: settings.hidesAccountExistence,
    passwordCost,
  });
  return {
    provider: identity.provider,
    routes: [identity.routes],
    jobs: [{ name: 'identities', everyMs: hours(1), run: identity.deleteExpired }],
    onPasswordChanged: identity.onPasswordChanged,
    seedPasswordAccount: identity.seedPasswordAccount,
  };
};

/** Google keeps the passwords and writes the letters: it brings no pages and no work of ours. */
const firebase = (
  { settings, logger }: Context,
  project: NonNullable<Settings['firebase']>,
): PickedIdentity => {
  const identity = firebaseIdentity({
    ...project,
    publicUrl: settings.publicUrl,
    now,
    warn: (what) => logger.warn(what),
  });
  return {
    provider: identity.provider,
    routes: [],
    jobs: [],
    pageOrigins: identity.pageOrigins,
    // A new password is heard of at the next sign-in (`validSince`).
    onPasswordChanged: () => undefined,
    seedPasswordAccount: (email, password) =>
      identity.seedPasswordAccount(email, password).catch((error: unknown) => {
        if (!(error instanceof IdentityFailure && error.reason === 'unavailable')) throw error;
        logger.warn('Firebase cannot be asked about the staff account; the next start tries again');
        return undefined;
      }),
  };
};

/** Who proves who somebody is. */
export const pickIdentity = async (context: Context): Promise<PickedIdentity> =>
  context.settings.firebase ? firebase(context, context.settings.firebase) : embedded(context);
