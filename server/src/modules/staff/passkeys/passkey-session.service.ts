import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import { newSessionToken, tokenHash } from '../../../auth/session-token.ts';
import { staffSessionsStore } from '../../../auth/staff-sessions.store.ts';
import { WithCookie } from '../../../http/cookies/with-cookie.ts';
import type { CallInput } from '../../../http/serve.ts';
import { addressGroup } from '../../../rate-limit/throttle.ts';
import { subjectOf } from '../next-step.ts';
import { peopleStore } from '../people.store.ts';
import type { StaffSessionDeps } from '../session.service.ts';
import { staffSessionStore } from '../session.store.ts';
import { passkeysStore } from './passkeys.store.ts';

const byAddress = { name: 'staff-passkey', limit: 60, seconds: 600 };

/** A signature proves one session and no other. */
const proofOf = (sessionHash: Buffer) => ({
  purpose: 'step-up' as const,
  subject: sessionHash.toString('hex'),
});

const alone = { purpose: 'sign-in', subject: '' } as const;

type PasskeySessionDeps = Pick<StaffSessionDeps, 'db' | 'throttle' | 'passkeys' | 'cookie'>;

/** Signing in to the console with a passkey: after a first factor, or alone. */
export const passkeySessionService = ({ db, throttle, passkeys, cookie }: PasskeySessionDeps) => {
  const openFor = (staffId: string, challenge?: Buffer) => {
    const token = newSessionToken();
    return db.transaction(async (tx) => {
      const person = await peopleStore(tx).lock(staffId);
      if (!person) throw new Problem('staff_sign_in_over');
      if (challenge) await staffSessionStore(tx).dropChallenge(challenge);
      await staffSessionsStore(tx).open(tokenHash(token), staffId);
      return new WithCookie({ name: person.display_name }, cookie.headerFor(token));
    });
  };

  return {
    async begin({ address }: CallInput<typeof staff.beginPasskeySession>) {
      await throttle.take(byAddress, addressGroup(address));
      return passkeys.request(alone);
    },

    /**
     * Alone it is two factors only if the authenticator verified the person by PIN, finger or face
     * (NIST SP 800-63B-4, 3.1.7).
     */
    async finish({ body, address }: CallInput<typeof staff.finishPasskeySession>) {
      await throttle.take(byAddress, addressGroup(address));
      const { assertion, challenge } = body;
      if (challenge === undefined) {
        const { staffId, isVerified } = await passkeys.prove(alone, assertion);
        if (!isVerified) throw new Problem('staff_passkey_unverified');
        return openFor(staffId);
      }
      const attempt = await staffSessionStore(db).attempt(tokenHash(challenge));
      if (!attempt || attempt.secret) throw new Problem('staff_sign_in_over');
      const purpose = { purpose: 'second-factor' as const, subject: subjectOf(challenge) };
      const { staffId } = await passkeys.prove(purpose, assertion);
      if (staffId !== attempt.staff_id) throw new Problem('staff_passkey_refused');
      return openFor(staffId, tokenHash(challenge));
    },

    /** Whoever is signed in proves a passkey of their own again. */
    async beginProof(_input: unknown, { staffId, sessionHash }: StaffCaller) {
      await throttle.take(byAddress, staffId);
      const all = await passkeysStore(db).of(staffId);
      const usable = all.filter(({ rp_id }) => rp_id === passkeys.host);
      if (usable.length === 0) throw new Problem('staff_passkey_unknown');
      return passkeys.request(proofOf(sessionHash), usable);
    },

    async prove(
      { body }: CallInput<typeof staff.proveByPasskey>,
      { staffId, sessionHash }: StaffCaller,
    ) {
      const signer = await passkeys.prove(proofOf(sessionHash), body.assertion);
      if (signer.staffId !== staffId) throw new Problem('staff_passkey_refused');
      await staffSessionsStore(db).markProven(sessionHash);
      return {};
    },
  };
};
