import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import { newSessionToken, tokenHash } from '../../callers/session-token.ts';
import type { Database } from '../../database/database.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import { addressGroup } from '../../throttle.ts';
import { auditStore } from './audit.store.ts';
import {
  enrolmentOf,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  sealed,
  stepOf,
  unsealed,
} from './second-factor.rules.ts';
import { staffSessionStore } from './session.store.ts';

const beginByAddress = { name: 'staff-begin', limit: 60, seconds: 600 };
const codesByAccount = { name: 'staff-code', limit: 10, seconds: 900 };

export interface StaffSessionDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  /** Who of us an id_token proves; it opens one session only. Throws `login_failed`. */
  readonly prove: (idToken: string) => Promise<ProvenPerson | undefined>;
  /** Seals the apps' secrets. */
  readonly key: string;
  readonly now: () => Date;
}

export interface ProvenPerson {
  readonly accountId: string;
  readonly email: string;
  readonly isStaff: boolean;
}

interface Attempt {
  readonly account_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly secret: Buffer | null;
}

export const staffSessionService = (deps: StaffSessionDeps) => {
  const { db, throttle, key, now } = deps;

  /** The app's first code: it is ours from now on, and recovery codes are shown once. */
  const enrol = (attempt: Attempt, secret: Buffer, code: string) =>
    db.transaction(async (tx) => {
      const store = staffSessionStore(tx);
      const step = stepOf(unsealed(key, secret), code, now().getTime());
      if (step === undefined) throw new Problem('staff_code_wrong');
      if (!(await store.enrol(attempt.account_id, secret, step)))
        throw new Problem('staff_sign_in_over');
      const codes = newRecoveryCodes();
      await store.keepRecoveryCodes(attempt.account_id, codes.map(recoveryHash));
      const by = { accountId: attempt.account_id, email: attempt.email };
      await auditStore(tx).write({ by, did: 'enrolSecondFactor' });
      return codes;
    });

  const check = async ({ account_id }: Attempt, code: string) => {
    const store = staffSessionStore(db);
    const secret = await store.secretOf(account_id);
    if (!secret) throw new Problem('staff_sign_in_over');
    const step = stepOf(unsealed(key, secret), code, now().getTime());
    const isGood =
      step === undefined
        ? await store.useRecoveryCode(account_id, recoveryHash(code))
        : await store.useStep(account_id, step);
    if (!isGood) throw new Problem('staff_code_wrong');
  };

  return {
    async begin({ body, address }: Asked<typeof staff.beginSession>) {
      await throttle.take(beginByAddress, addressGroup(address));
      const person = await deps.prove(body.id_token);
      if (!person?.isStaff) throw new Problem('staff_not_of_us');
      const store = staffSessionStore(db);
      const isEnrolled = (await store.secretOf(person.accountId)) !== undefined;
      const challenge = newSessionToken();
      const secret = isEnrolled ? undefined : newSecret();
      await store.openChallenge(
        tokenHash(challenge),
        person.accountId,
        secret && sealed(key, secret),
      );
      if (!secret) return { challenge, step: 'code' as const };
      return { challenge, step: 'enrol' as const, ...enrolmentOf(secret, person.email) };
    },

    async finish({ body }: Asked<typeof staff.finishSession>) {
      const challenge = tokenHash(body.challenge);
      const store = staffSessionStore(db);
      const attempt = await store.attempt(challenge);
      if (!attempt) throw new Problem('staff_sign_in_over');
      await throttle.take(codesByAccount, attempt.account_id);
      const recovery_codes = attempt.secret ? await enrol(attempt, attempt.secret, body.code) : [];
      if (!attempt.secret) await check(attempt, body.code);
      const token = newSessionToken();
      await store.openSession(tokenHash(token), attempt.account_id, challenge);
      return { token, name: attempt.display_name, recovery_codes };
    },

    whoAmI: (_asked: unknown, { displayName, email, endsAt }: StaffCaller) => ({
      name: displayName,
      email,
      ends_at: endsAt.toISOString(),
    }),

    async end(_asked: unknown, { sessionHash }: StaffCaller) {
      await staffSessionStore(db).endSession(sessionHash);
      return {};
    },
  };
};

export type StaffSessionService = ReturnType<typeof staffSessionService>;
