import { type account, type Language, Problem } from '@nobi/contract';
import { DatabaseUnavailable } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { IdentityFailure, type IdentityProvider } from '../../ports/identity.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { accountStore } from './account.store.ts';
import { knownAddressLetter } from './email/known-address-letter.ts';
import { identityOf } from './identity-of.ts';
import { accountOpener, type NewAccountDeps } from './new-account.ts';
import { claimsSynthetic, isSynthetic } from './synthetic-address.rules.ts';

// Wide by address: behind one carrier's address live thousands of families.
const signUpByAddress = { name: 'signup-address', limit: 60, seconds: 3600 };
const signUpByEmail = { name: 'signup-email', limit: 10, seconds: 3600 };
const lettersByEmail = { name: 'known-address-letter', limit: 1, seconds: 86_400 };

const refusals = {
  email_taken: 'email_taken',
  weak_password: 'password_short',
  password_rules: 'password_weak',
  refused: 'signup_failed',
  unavailable: 'unavailable',
} as const;

export interface SignUpDeps extends NewAccountDeps {
  readonly identity: IdentityProvider;
  readonly throttle: Throttle;
  readonly hidesAccountExistence: boolean;
  readonly syntheticKey: string | undefined;
}

export const signUpService = (deps: SignUpDeps) => {
  const { db, identity, throttle } = deps;
  const store = accountStore(db);
  const openAccount = accountOpener(deps);

  /** The owner alone learns that the address was known, once a day at most. */
  const tellOwner = async (email: string, language: Language) => {
    try {
      await throttle.take(lettersByEmail, email);
    } catch (error) {
      if (error instanceof Problem) return;
      throw error;
    }
    await outboxStore(db).put(knownAddressLetter({ email, language }, deps.publicUrl));
  };

  const open = async ({ body, language }: CallInput<typeof account.signUp>) => {
    const isMarked = isSynthetic(body.email, deps.syntheticKey);
    if (claimsSynthetic(body.email) && !isMarked) throw new Problem('login_invalid_email');
    const person = await identityOf(identity, body, deps).catch((error: unknown) => {
      if (error instanceof IdentityFailure) throw new Problem(refusals[error.reason]);
      throw error;
    });
    try {
      const newAccount = {
        email: body.email,
        displayName: body.display_name,
        whatsapp: body.whatsapp,
        language,
        isEmailProven: false,
        isSynthetic: isMarked,
        issuer: person.issuer,
        subject: person.subject,
      };
      if (!(await openAccount(newAccount, 'email_taken'))) throw new Problem('email_taken');
    } catch (error) {
      // Whether the account was written nobody knows: the next try takes the identity up again.
      if (error instanceof DatabaseUnavailable) throw error;
      // Made for nothing, unless another try has taken it up meanwhile.
      if (!(await store.find(person.issuer, person.subject))) await person.undo?.();
      throw error;
    }
  };

  return async (input: CallInput<typeof account.signUp>) => {
    const { body, address, language } = input;
    const limits = [
      [signUpByAddress, addressGroup(address)],
      [signUpByEmail, body.email],
    ] as const;
    await throttle
      .attempt(limits, () => open(input))
      .catch((error: unknown) => {
        const isTaken = error instanceof Problem && error.code === 'email_taken';
        if (!(isTaken && deps.hidesAccountExistence)) throw error;
        return tellOwner(body.email, language);
      });
    return { message: language === 'id' ? 'Akun sudah dibuat.' : 'Account created.' };
  };
};
