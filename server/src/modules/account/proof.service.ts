import { Problem } from '@nobi/contract';
import { tokenHash } from '../../auth/session-token.ts';
import type { Database } from '../../database/database.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type VerifiedIdentity,
} from '../../ports/identity.ts';
import { minutes } from '../../time/durations.ts';
import { accountStore } from './account.store.ts';
import { endAllSessions } from './end-all-sessions.ts';

const freshForMs = minutes(10);

export interface ProofDeps {
  readonly db: Database;
  readonly identity: IdentityProvider;
  readonly now: () => Date;
}

/** What an id_token proves, and which proofs still count. */
export const proofService = ({ db, identity, now }: ProofDeps) => {
  const store = accountStore(db);

  const verify = async (token: string, refusal: 'login_failed' | 'google_login_failed') => {
    try {
      return await identity.verifyIdToken(token);
    } catch (error) {
      if (!(error instanceof IdentityFailure)) throw error;
      throw new Problem(error.reason === 'unavailable' ? 'unavailable' : refusal);
    }
  };

  /** A proof must be minutes old, and counts once. */
  const useUp = async (token: string, person: VerifiedIdentity) => {
    if (now().getTime() - person.authTime.getTime() > freshForMs) throw new Problem('login_failed');
    if (!(await store.useIdToken(tokenHash(token), person.expiresAt)))
      throw new Problem('login_failed');
  };

  /**
   * Somebody else may have opened this account by a password for an address that was not theirs. When
   * Google vouches for the owner, or the owner has chosen a new password, all sessions of before end.
   */
  const endEarlierSessions = (person: VerifiedIdentity) =>
    db.transaction(async (tx) => {
      if (await accountStore(tx).keepProof(person)) await endAllSessions(tx, person);
    });

  /** A password's proof from before Google vouched for the owner counts no more. */
  const refuseOutdated = (person: VerifiedIdentity, since: Date | null) => {
    if (person.provider === 'password' && since && person.authTime <= since)
      throw new Problem('login_failed');
  };

  return {
    verify,
    useUp,
    endEarlierSessions,
    refuseOutdated,

    /** A fresh proof of whoever holds this account: nobody else's counts, and none counts twice. */
    async proveOwner(accountId: string, idToken: string): Promise<void> {
      try {
        const person = await verify(idToken, 'login_failed');
        const row = await store.find(person.issuer, person.subject);
        if (row?.id !== accountId) throw new Problem('login_failed');
        await useUp(idToken, person);
        refuseOutdated(person, row.google_since);
        await endEarlierSessions(person);
      } catch (error) {
        // A refused sign-in ends a session in the browser; a refused proof does not.
        const isRefused = error instanceof Problem && error.code === 'login_failed';
        throw isRefused ? new Problem('pin_proof') : error;
      }
    },

    /**
     * Whom this id_token proves, whichever provider gave it; it can be used once, and opens nothing
     * here. For colleagues, who have no account of a family's.
     */
    async prove(idToken: string): Promise<VerifiedIdentity> {
      const person = await verify(idToken, 'login_failed');
      await useUp(idToken, person);
      const row = await store.find(person.issuer, person.subject);
      if (row) {
        refuseOutdated(person, row.google_since);
        await endEarlierSessions(person);
      }
      return person;
    },
  };
};

export type ProofService = ReturnType<typeof proofService>;
