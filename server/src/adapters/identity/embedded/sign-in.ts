import { IdentityFailure } from '../../../ports/identity.ts';
import type { AccountRow, AccountStore } from './account.store.ts';
import type { Device } from './devices/device-cookie.ts';
import type { KnownDevices } from './devices/known-devices.ts';
import type { Passwords } from './passwords/password.ts';
import { networkOf, quotas } from './throttle.rules.ts';
import type { Counted, Throttle } from './throttle.store.ts';
import { ToolkitError } from './toolkit-error.ts';

interface SignInContext {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  /** One word for an unknown e-mail and a wrong password. */
  readonly enumerationProtection: boolean;
}

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly device?: Device | undefined;
}

/**
 * Checks an e-mail and a password, slowly on purpose for whoever guesses. A device that signed in
 * before has a count of its own; strangers share the account's count and their address's, so that
 * their guesses hold up no owner ("Device Cookies", OWASP).
 */
export const signIn = (context: SignInContext) => {
  const { store, passwords, throttle, devices, enumerationProtection } = context;
  const compare = async ({ email, password }: Attempt) => {
    const account = await store.byEmail(email);
    const isRight = await passwords.matches(password, account?.passwordHash);
    return { account, isRight };
  };

  const refuse = (hasAccount: boolean): never => {
    if (enumerationProtection) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
    throw new ToolkitError(hasAccount ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  };

  /** Which count this attempt stands in, and how long it has to wait there. */
  const turnOf = async ({ email, address, device }: Attempt) => {
    const known = await devices.knownTo(email, device);
    if (known) {
      const counted: Counted = { kind: 'device', of: `${email}\n${known.id}` };
      return { counted, here: undefined, ...(await throttle.attempt(counted)) };
    }
    const counted: Counted = { kind: 'sign-in', of: email };
    const here: Counted = { kind: 'failures', of: networkOf(address) };
    const fromHere = await throttle.waitOf(here);
    const turn = fromHere.waitSeconds > 0 ? fromHere : await throttle.attempt(counted);
    return { counted, here, ...turn };
  };

  const refresh = async (account: AccountRow, password: string) => {
    if (!passwords.isOutdated(account.passwordHash)) return;
    await store.rehash(account.subject, account.passwordHash, await passwords.hash(password));
  };

  return async (attempt: Attempt): Promise<AccountRow> => {
    const { counted, here, waitSeconds } = await turnOf(attempt);
    if (waitSeconds > 0) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER', waitSeconds);

    const { account, isRight } = await compare(attempt).catch(async (cause: unknown) => {
      // Too busy to look is not a wrong guess.
      if (cause instanceof IdentityFailure) await throttle.release(counted);
      throw cause;
    });
    if (!account || !isRight) {
      // Counted after the fact: a school's children share one address and log in all at once.
      if (here) await throttle.take(here, quotas.failuresPerAddress);
      return refuse(account !== undefined);
    }

    await throttle.succeed(counted);
    if (account.disabled) throw new ToolkitError('USER_DISABLED');
    await refresh(account, attempt.password);
    return account;
  };
};

export type SignIn = ReturnType<typeof signIn>;
