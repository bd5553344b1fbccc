import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import { newSessionToken, tokenHash } from '../../auth/session-token.ts';
import { staffSessionsStore } from '../../auth/staff-sessions.store.ts';
import type { Database } from '../../database/database.ts';
import type { StaffCookie } from '../../http/cookies/staff-cookie.ts';
import { WithCookie } from '../../http/cookies/with-cookie.ts';
import type { CallInput } from '../../http/serve.ts';
import type { VerifiedIdentity } from '../../ports/identity.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { addressGroup } from '../../rate-limit/throttle.ts';
import { nextStep } from './next-step.ts';
import type { PasskeyCeremonies } from './passkeys/ceremonies.service.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { peopleStore } from './people.store.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery/recovery-codes.service.ts';
import { recoveryCodesStore } from './recovery/recovery-codes.store.ts';
import { stepOf, unsealed } from './second-factor.rules.ts';
import { staffSessionStore } from './session.store.ts';

const beginByAddress = { name: 'staff-begin', limit: 60, seconds: 600 };
// Of one place: a stranger who guesses does not keep the colleague out.
const passwordsByPlace = { name: 'staff-password', limit: 20, seconds: 900 };
const codesByPerson = { name: 'staff-code', limit: 10, seconds: 900 };

export interface StaffSessionDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  /** Whom an id_token proves; it opens one session only. Throws `login_failed`. */
  readonly prove: (idToken: string) => Promise<VerifiedIdentity>;
  readonly passwords: Passwords;
  /** Seals the apps' secrets. */
  readonly key: string;
  readonly now: () => Date;
  readonly passkeys: PasskeyCeremonies;
  readonly cookie: StaffCookie;
}

interface Attempt {
  readonly staff_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly secret: Buffer | null;
}

export const staffSessionService = (deps: StaffSessionDeps) => {
  const { db, throttle, key, now, cookie } = deps;

  /** The app's first code: it is ours from now on, and recovery codes are shown once. */
  const enrol = async (attempt: Attempt, secret: Buffer, code: string) => {
    const step = stepOf(unsealed(key, secret), code, now().getTime());
    if (step === undefined) throw new Problem('staff_code_wrong');
    const { codes, stored } = await makeRecoveryCodes(deps.passwords);
    await db.transaction(async (tx) => {
      const others = await passkeysStore(tx).of(attempt.staff_id);
      const isFirst = await staffSessionStore(tx).enrol(attempt.staff_id, secret, step);
      if (!isFirst || others.length > 0) throw new Problem('staff_sign_in_over');
      await recoveryCodesStore(tx).replace(attempt.staff_id, stored);
      const by = { staffId: attempt.staff_id, email: attempt.email };
      await auditStore(tx).write({ by, did: 'enrolSecondFactor' });
    });
    return [...codes];
  };

  /** A code of the app, or a recovery code; the latter also where there is no app. */
  const check = async (staff_id: string, code: string) => {
    const store = staffSessionStore(db);
    const secret = await store.secretOf(staff_id);
    const step = secret && stepOf(unsealed(key, secret), code, now().getTime());
    const isGood =
      step === undefined
        ? await useRecoveryCode(deps, staff_id, code)
        : await store.useStep(staff_id, step);
    if (!isGood) throw new Problem('staff_code_wrong');
  };

  const colleagueOf = async (
    proof: CallInput<typeof staff.beginSession>['body'],
    address: string,
  ) => {
    const people = peopleStore(db);
    if ('id_token' in proof) {
      const { issuer, subject } = await deps.prove(proof.id_token);
      const person = await people.byIdentity(issuer, subject);
      if (!person) throw new Problem('staff_not_of_us');
      return person;
    }
    await throttle.take(passwordsByPlace, `${proof.email} ${addressGroup(address)}`);
    const person = await people.byEmail(proof.email);
    const isRight = await deps.passwords.matches(
      proof.password,
      person?.password_hash ?? undefined,
    );
    if (!person || !isRight) throw new Problem('login_incorrect');
    return person;
  };

  return {
    async begin({ body, address }: CallInput<typeof staff.beginSession>) {
      await throttle.take(beginByAddress, addressGroup(address));
      const person = await colleagueOf(body, address);
      return nextStep(deps, person);
    },

    async finish({ body }: CallInput<typeof staff.finishSession>) {
      const challenge = tokenHash(body.challenge);
      const store = staffSessionStore(db);
      const attempt = await store.attempt(challenge);
      if (!attempt) throw new Problem('staff_sign_in_over');
      await throttle.take(codesByPerson, attempt.staff_id);
      const recovery_codes = attempt.secret ? await enrol(attempt, attempt.secret, body.code) : [];
      if (!attempt.secret) await check(attempt.staff_id, body.code);
      const token = newSessionToken();
      await db.transaction(async (tx) => {
        await staffSessionStore(tx).dropChallenge(challenge);
        await staffSessionsStore(tx).open(tokenHash(token), attempt.staff_id);
      });
      const reply = { name: attempt.display_name, recovery_codes };
      return new WithCookie(reply, cookie.headerFor(token));
    },

    whoAmI: (_input: unknown, { displayName, email, roles, endsAt }: StaffCaller) => ({
      name: displayName,
      email,
      roles: [...roles],
      ends_at: endsAt.toISOString(),
    }),

    /** Counted with the codes of signing in: two doors are no more guesses than one. */
    async prove(
      { body }: CallInput<typeof staff.proveSession>,
      { staffId, sessionHash }: StaffCaller,
    ) {
      await throttle.take(codesByPerson, staffId);
      await check(staffId, body.code);
      await staffSessionsStore(db).markProven(sessionHash);
      return {};
    },

    async end(_input: unknown, { sessionHash }: StaffCaller) {
      await staffSessionsStore(db).end(sessionHash);
      return new WithCookie({}, cookie.ending);
    },
  };
};
