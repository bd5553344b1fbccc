import { IdentityFailure } from '../../../ports/identity.ts';
import type { AccountRow, AccountStore } from './account.store.ts';
import { needsRehash, type Passwords } from './password.ts';
import { networkOf, quotas } from './throttle.rules.ts';
import type { Throttle } from './throttle.store.ts';
import { ToolkitError } from './toolkit-error.ts';

interface SignInDesk {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  /** One word for an unknown e-mail and a wrong password. */
  readonly enumerationProtection: boolean;
}

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** Checks an e-mail and a password, slowly on purpose for whoever guesses. */
export const signIn = ({ store, passwords, throttle, enumerationProtection }: SignInDesk) => {
  const compare = async ({ email, password }: Attempt) => {
    const account = await store.byEmail(email);
    const isRight = await passwords.matches(password, account?.passwordHash);
    return { account, isRight };
  };

  const refuse = async (attempt: Attempt, isKnown: boolean): Promise<never> => {
    // Counted after the fact: a school's children share one address and log in all at once.
    await throttle.take(
      { kind: 'failures', of: networkOf(attempt.address) },
      quotas.failuresPerAddress,
    );
    if (enumerationProtection) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
    throw new ToolkitError(isKnown ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  };

  const refresh = async (account: AccountRow, password: string) => {
    if (!needsRehash(account.passwordHash)) return;
    await store.rehash(account.subject, account.passwordHash, await passwords.hash(password));
  };

  return async (attempt: Attempt): Promise<AccountRow> => {
    const counted = { kind: 'sign-in', of: attempt.email } as const;
    const fromHere = await throttle.waitOf({
      kind: 'failures',
      of: networkOf(attempt.address),
    });
    const turn = fromHere.waitSeconds > 0 ? fromHere : await throttle.attempt(counted);
    if (turn.waitSeconds > 0)
      throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER', turn.waitSeconds);

    const { account, isRight } = await compare(attempt).catch(async (cause: unknown) => {
      // Too busy to look is not a wrong guess.
      if (cause instanceof IdentityFailure) await throttle.release(counted);
      throw cause;
    });
    if (!account || !isRight) return refuse(attempt, account !== undefined);

    await throttle.succeed(counted);
    if (account.disabled) throw new ToolkitError('USER_DISABLED');
    await refresh(account, attempt.password);
    return account;
  };
};

export type SignIn = ReturnType<typeof signIn>;
