import type { FastifyInstance } from 'fastify';
import type { PasswordChanged } from '../adapters/identity/embedded/accounts.ts';
import { embeddedIdentity } from '../adapters/identity/embedded/embedded.ts';
import { firebaseIdentity } from '../adapters/identity/firebase/firebase.ts';
import type { Job } from '../jobs.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { IdentityFailure, type IdentityProvider } from '../ports/identity.ts';
import type { Settings } from '../settings.ts';
import { hours } from '../time.ts';
import type { OtherOrigins } from '../web/built-page.ts';
import { now, type Room } from './room.ts';

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

const embedded = ({ settings, db }: Room): PickedIdentity => {
  const identity = embeddedIdentity({
    db,
    publicUrl: settings.publicUrl,
    sendLetter: async (letter) => {
      await outboxStore(db).put(letter);
    },
    now,
    enumerationProtection: settings.hidesAccountExistence,
  });
  return {
    provider: identity.provider,
    routes: [identity.routes],
    jobs: [{ name: 'identities', everyMs: hours(1), run: identity.tidy }],
    onPasswordChanged: identity.onPasswordChanged,
    seedPasswordAccount: identity.seedPasswordAccount,
  };
};

/** Google keeps the passwords and writes the letters: it brings no pages and no work of ours. */
const firebase = (
  { settings, logger }: Room,
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
export const pickIdentity = (room: Room): PickedIdentity =>
  room.settings.firebase ? firebase(room, room.settings.firebase) : embedded(room);
