import type { Caller } from '../../auth/caller.ts';
import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { accountStore } from './account.store.ts';
import { type ConfirmationDeps, confirmationService } from './email/confirmation.service.ts';
import { passwordChangedLetter } from './email/password-changed-letter.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { type OwnDataDeps, ownDataService } from './own-account/own-data.service.ts';
import { ownSessionsService } from './own-account/own-sessions.service.ts';
import { type ProofDeps, proofService } from './proof.service.ts';
import { type SignInDeps, signInService } from './sign-in.service.ts';
import { type SignUpDeps, signUpService } from './sign-up.service.ts';

export interface AccountDeps
  extends ProofDeps,
    SignInDeps,
    SignUpDeps,
    ConfirmationDeps,
    OwnDataDeps {
  /** Forgets what this process remembers of a session, before the notice comes round. */
  readonly forgetCaller: (changed: string) => void;
}

export const accountService = (deps: AccountDeps) => {
  const store = accountStore(deps.db);
  const proofs = proofService(deps);
  const { signIn, signInWithGoogle } = signInService(deps, proofs);

  return {
    signUp: signUpService(deps),
    signIn,
    signInWithGoogle,
    prove: proofs.prove,
    proveOwner: proofs.proveOwner,
    email: confirmationService(deps),
    sessions: ownSessionsService(deps),
    data: ownDataService(deps, proofs),

    async signOut(_input: unknown, caller: Caller) {
      await deps.db.transaction((tx) => sessionsStore(tx).end(caller));
      deps.forgetCaller(caller.sessionHash.toString('hex'));
      return {};
    },

    /**
     * Every session ends in the same transaction, so the old password is out; the owner is told, who
     * may not have been the one to change it.
     */
    async passwordChanged(issuer: string, subject: string, tx: Queryable) {
      const account = await endAllSessions(tx, { issuer, subject });
      if (account) await outboxStore(tx).put(passwordChangedLetter(account, deps.publicUrl));
    },

    /** Makes sure that the person of this identity has an account, and need not pay. */
    async makeSuperuser(person: { issuer: string; subject: string; email: string }) {
      await deps.db.transaction(async (tx) => {
        const id = await accountStore(tx).add({
          ...person,
          displayName: 'Nobi',
          whatsapp: undefined,
          language: 'id',
          isEmailProven: true,
        });
        if (id !== undefined) await deps.beginFamily(tx, id);
      });
      const row = await store.find(person.issuer, person.subject);
      if (row) await store.setSuperuser(row.id, true);
    },
  };
};

export type AccountService = ReturnType<typeof accountService>;
