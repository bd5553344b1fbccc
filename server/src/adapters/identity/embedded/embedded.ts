import type { FastifyInstance } from 'fastify';
import { type Database, DatabaseUnavailable } from '../../../database/database.ts';
import { IdentityFailure, type IdentityProvider } from '../../../ports/identity.ts';
import type { Letter } from '../../../ports/mail.ts';
import { type AccountStore, accountStore } from './account.store.ts';
import { type Accounts, accounts, type PasswordChanged } from './accounts.ts';
import { knownDevices } from './devices/known-devices.ts';
import { type IdTokens, idTokens } from './id-token.ts';
import { keyStore } from './keys/key.store.ts';
import { keyRing } from './keys/keys.ts';
import { wellKnownRoutes } from './keys/well-known.routes.ts';
import {
  changePassword,
  type PasswordChange,
  type PasswordChangeResult,
} from './passwords/change-password.ts';
import { type HashPool, hashPool } from './passwords/hash-pool.ts';
import { type PasswordCost, passwords } from './passwords/password.ts';
import { resetRoutes } from './reset/reset.routes.ts';
import { passwordReset } from './reset/reset.ts';
import { signIn } from './sign-in.ts';
import { throttleStore } from './throttle.store.ts';
import { toolkitRoutes } from './toolkit.routes.ts';

export interface EmbeddedOptions {
  readonly db: Database;
  /** Who vouches: the same for good, whatever name the product is reached by. */
  readonly issuer: string;
  /** Where people reach the app, for example `https://nobi.example`. */
  readonly publicUrl: string;
  /** Takes the letter over (the outbox); the caller waits for no mail server. */
  readonly sendLetter: (letter: Letter) => Promise<void>;
  readonly now: () => Date;
  /** One answer for unknown e-mails and wrong passwords; off, each has its own words. */
  readonly enumerationProtection: boolean;
  /** Signs the cookie by which a device is known again; the same in every process. */
  readonly deviceSecret: string;
  readonly pool?: HashPool;
  /** The recommended one unless a test is in a hurry. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** Our own identity provider: accounts with passwords, id_tokens, reset letters and pages. */
export interface EmbeddedIdentity {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  routes(app: FastifyInstance): void;
  /** Told inside the transaction that changes a password; may write through `tx`. */
  onPasswordChanged(listener: PasswordChanged): void;
  /** The account with exactly this password, made or changed as needed. */
  seedPasswordAccount(
    email: string,
    password: string,
  ): Promise<{ issuer: string; subject: string }>;
  /** For somebody signed in; tells the listeners too. */
  changePassword(change: PasswordChange): Promise<PasswordChangeResult>;
  /** Erases what this provider knows of a person. */
  removeAccount(subject: string): Promise<void>;
  /** Drops expired codes and counts; once an hour is plenty. */
  deleteExpired(): Promise<void>;
}

/** The port promises IdentityFailure and nothing else. */
const translated = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DatabaseUnavailable) throw new IdentityFailure('unavailable');
    throw cause;
  }
};

interface ProviderParts {
  readonly issuer: string;
  readonly tokens: IdTokens;
  readonly accounts: Accounts;
  readonly store: AccountStore;
}

const providerOf = (parts: ProviderParts): IdentityProvider => ({
  verifyIdToken: (token) =>
    translated(async () => {
      const identity = await parts.tokens.check(token);
      const account = await parts.store.bySubject(identity.subject);
      if (!account || account.disabled || identity.authTime < account.validSince)
        throw new IdentityFailure('refused', 'The account is gone or changed its password.');
      return identity;
    }),
  createPasswordAccount: (input) =>
    translated(async () => {
      const subject = await parts.accounts.create({ ...input, origin: 'product' });
      return {
        issuer: parts.issuer,
        subject,
        undo: () =>
          translated(async () => {
            await parts.accounts.remove(subject);
          }),
      };
    }),
  findPasswordAccount: (input) =>
    translated(async () => {
      const subject = await parts.accounts.find(input);
      return subject === undefined ? undefined : { issuer: parts.issuer, subject };
    }),
  publicConfig: { kind: 'embedded', google: false },
});

/** Work that goes on after the answer; a closing server waits for it. */
const backgroundOf = (app: FastifyInstance) => {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return {
    add(work: () => Promise<unknown>) {
      const ended = work()
        .catch((error: unknown) => app.log.error({ err: error }, 'a reset letter was not written'))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
  };
};

/** The address without its query: reset codes must not reach a log. */
const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => `${method} ${url.split('?')[0]}`,
};

const wire = (options: EmbeddedOptions, passwordChanged: PasswordChanged) => {
  const { db, now, issuer, sendLetter, enumerationProtection, pool = hashPool() } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const hashes = passwords(pool, options.passwordCost);
  const store = accountStore(db);
  const throttle = throttleStore(db, now);
  const keys = keyRing(keyStore(db), now);
  const people = accounts({ db, issuer, passwords: hashes, now, passwordChanged });
  const devices = knownDevices({ db, secret: options.deviceSecret, publicUrl, now });
  const shared = { db, store, throttle, devices, accounts: people, passwords: hashes, now };
  const proveByPassword = signIn({ ...shared, enumerationProtection });
  return {
    ...shared,
    issuer,
    publicUrl,
    keys,
    bySubject: store.bySubject,
    tokens: idTokens({ issuer, keys, now }),
    signIn: proveByPassword,
    reset: passwordReset({ ...shared, publicUrl, sendLetter }),
    change: changePassword({ ...shared, signIn: proveByPassword }),
    enumerationProtection,
  };
};

const mount = (app: FastifyInstance, parts: ReturnType<typeof wire>) => {
  const later = backgroundOf(app);
  const options = { logSerializers };
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    toolkitRoutes(scope, { ...parts, later });
    done();
  }, options);
  app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    resetRoutes(scope, { ...parts, later });
    done();
  }, options);
  wellKnownRoutes(app, { issuer: parts.issuer, publicUrl: parts.publicUrl, keys: parts.keys });
};

export const embeddedIdentity = (options: EmbeddedOptions): EmbeddedIdentity => {
  const listeners: PasswordChanged[] = [];
  const parts = wire(options, async (...change) => {
    for (const listener of listeners) await listener(...change);
  });
  const { issuer, accounts: people } = parts;

  return {
    issuer,
    provider: providerOf(parts),
    routes: (app) => mount(app, parts),
    onPasswordChanged: (listener) => void listeners.push(listener),
    seedPasswordAccount: (email, password) =>
      translated(async () => ({ issuer, subject: await people.seed(email, password) })),
    changePassword: (input) => translated(() => parts.change(input)),
    removeAccount: (subject) =>
      translated(async () => {
        await people.remove(subject);
      }),
    deleteExpired: () =>
      translated(async () => {
        await parts.throttle.forgetOld();
        await parts.devices.forgetOld();
        await parts.reset.forgetOld();
      }),
  };
};
