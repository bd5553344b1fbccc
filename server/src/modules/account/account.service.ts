import { type account, Problem } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import { newSessionToken, tokenHash } from '../../callers/session-token.ts';
import { suspendedProblem } from '../../callers/suspension.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type VerifiedIdentity,
} from '../../ports/identity.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import { addressGroup } from '../../throttle.ts';
import { minutes } from '../../time.ts';
import { accountStore, type NewAccount } from './account.store.ts';
import { identityOf } from './identity-of.ts';
import { welcomeLetter } from './welcome-letter.ts';

// Wide by address: behind one carrier's address live thousands of families.
const signUpByAddress = { name: 'signup-address', limit: 60, seconds: 3600 };
const signUpByEmail = { name: 'signup-email', limit: 10, seconds: 3600 };
const signInByAddress = { name: 'login-address', limit: 300, seconds: 600 };

const freshForMs = minutes(10);

export interface AccountDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly identity: IdentityProvider;
  readonly throttle: Throttle;
  readonly maxDevices: number;
  readonly now: () => Date;
  /** Forgets what this process remembers of a session, before the notice comes round. */
  readonly forgetCaller: (changed: string) => void;
}

const refusals = {
  email_taken: 'email_taken',
  weak_password: 'password_short',
  password_rules: 'password_weak',
  refused: 'signup_failed',
  unavailable: 'unavailable',
} as const;

export const accountService = (deps: AccountDeps) => {
  const { db, identity, throttle } = deps;
  const store = accountStore(db);

  /**
   * The account and its welcome, or neither. An address opens one account: identities never meet
   * because they share it, and nobody wonders later where what was paid for has gone.
   */
  const open = (account: NewAccount, taken: 'email_taken' | 'email_elsewhere') =>
    db.transaction(async (tx) => {
      const mine = accountStore(tx);
      if (await mine.isElsewhere(account)) throw new Problem(taken);
      const isNew = (await mine.add(account)) !== undefined;
      if (isNew) await outboxStore(tx).put(welcomeLetter(account, deps.publicUrl));
      return isNew;
    });

  const verify = async (token: string, refused: 'login_failed' | 'google_login_failed') => {
    try {
      return await identity.verifyIdToken(token);
    } catch (error) {
      if (!(error instanceof IdentityFailure)) throw error;
      throw new Problem(error.reason === 'unavailable' ? 'unavailable' : refused);
    }
  };

  /**
   * A first sign-in with a proven address opens an account; a bare password identity does not:
   * anybody can make one for an address that is not theirs.
   */
  const accountOf = async (person: VerifiedIdentity, language: 'en' | 'id') => {
    const known = await store.find(person.issuer, person.subject);
    if (known || !person.emailVerified) return known;
    const opened = {
      email: person.email,
      displayName: (person.name ?? person.email.split('@')[0] ?? person.email).slice(0, 80),
      whatsapp: undefined,
      language,
      issuer: person.issuer,
      subject: person.subject,
    };
    await open(opened, 'email_elsewhere');
    return store.find(person.issuer, person.subject);
  };

  /**
   * Somebody else may have opened this account by a password for an address that was not theirs. When
   * Google vouches for the owner, or the owner has chosen a new password, all sessions of before end.
   */
  const endWhatCameBefore = (person: VerifiedIdentity) =>
    db.transaction(async (tx) => {
      const mine = accountStore(tx);
      if (await mine.keepProof(person)) await mine.endAllSessions(person.issuer, person.subject);
    });

  /** A password's proof from before Google vouched for the owner counts no more. */
  const refuseOutdated = (person: VerifiedIdentity, since: Date | null) => {
    if (person.provider === 'password' && since && person.authTime <= since)
      throw new Problem('login_failed');
  };

  /** The account of a proof that still counts. */
  const standing = async (person: VerifiedIdentity, language: 'en' | 'id') => {
    const found = await accountOf(person, language);
    if (!found) throw new Problem('login_failed');
    refuseOutdated(person, found.google_since);
    return found;
  };

  const openSession = async (token: string, person: VerifiedIdentity, language: 'en' | 'id') => {
    if (deps.now().getTime() - person.authTime.getTime() > freshForMs)
      throw new Problem('login_failed');
    if (!(await store.useIdToken(tokenHash(token), person.expiresAt)))
      throw new Problem('login_failed');
    const found = await standing(person, language);
    if (found.suspended_at) throw suspendedProblem(found.suspension, language);
    await endWhatCameBefore(person);
    const session = newSessionToken();
    await store.openSession(tokenHash(session), found.id);
    // All sessions may have been ended while this one was being opened.
    try {
      await standing(await verify(token, 'login_failed'), language);
    } catch (error) {
      await store.endSession(tokenHash(session));
      throw error;
    }
    if (deps.maxDevices > 0) await store.endSessionsBeyond(found.id, deps.maxDevices);
    return { token: session, is_superuser: found.is_staff };
  };

  return {
    async signUp({ body, address, language }: Asked<typeof account.signUp>) {
      await throttle.take(signUpByAddress, addressGroup(address));
      await throttle.take(signUpByEmail, body.email);
      const person = await identityOf(identity, body).catch((error: unknown) => {
        if (error instanceof IdentityFailure) throw new Problem(refusals[error.reason]);
        throw error;
      });
      try {
        const opened = {
          email: body.email,
          displayName: body.display_name,
          whatsapp: body.whatsapp,
          language,
          issuer: person.issuer,
          subject: person.subject,
        };
        if (!(await open(opened, 'email_taken'))) throw new Problem('email_taken');
      } catch (error) {
        // Made for nothing, unless another try has taken it up meanwhile.
        if (!(await store.find(person.issuer, person.subject))) await person.undo?.();
        throw error;
      }
      return { message: language === 'id' ? 'Akun sudah dibuat.' : 'Account created.' };
    },

    async signIn({ body, address, language }: Asked<typeof account.signIn>) {
      await throttle.take(signInByAddress, addressGroup(address));
      return openSession(body.id_token, await verify(body.id_token, 'login_failed'), language);
    },

    async signInWithGoogle({ body, address, language }: Asked<typeof account.signInWithGoogle>) {
      await throttle.take(signInByAddress, addressGroup(address));
      const person = await verify(body.id_token, 'google_login_failed');
      if (person.provider !== 'google' || !person.emailVerified)
        throw new Problem('google_login_failed');
      return openSession(body.id_token, person, language);
    },

    /**
     * Who of us this id_token proves, whichever provider gave it; it can be used once. Undefined for
     * who is not known here: nothing is opened for them. For sign-ins with a further step.
     */
    async prove(idToken: string) {
      const person = await verify(idToken, 'login_failed');
      if (deps.now().getTime() - person.authTime.getTime() > freshForMs)
        throw new Problem('login_failed');
      if (!(await store.useIdToken(tokenHash(idToken), person.expiresAt)))
        throw new Problem('login_failed');
      const found = await store.find(person.issuer, person.subject);
      if (!found) return undefined;
      refuseOutdated(person, found.google_since);
      await endWhatCameBefore(person);
      const isStaff = found.is_staff && !found.suspended_at;
      return { accountId: found.id, email: person.email, isStaff };
    },

    async signOut(_asked: unknown, caller: Caller) {
      await store.endSession(caller.sessionHash);
      deps.forgetCaller(caller.sessionHash.toString('hex'));
      return {};
    },

    /** After a password change every session ends, in the same transaction: the old password is out. */
    async endAllSessions(issuer: string, subject: string, tx: Queryable) {
      await accountStore(tx).endAllSessions(issuer, subject);
    },

    /** Makes sure that the person of this identity has an account and is staff. */
    async appointStaff(person: { issuer: string; subject: string; email: string }) {
      await store.add({
        ...person,
        displayName: 'Nobi',
        whatsapp: undefined,
        language: 'id',
      });
      const found = await store.find(person.issuer, person.subject);
      if (found) await store.makeStaff(found.id);
    },
  };
};

export type AccountService = ReturnType<typeof accountService>;
