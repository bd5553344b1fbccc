import { password as passwordSchema } from '@nobi/contract';
import type { Database } from '../../../../database/database.ts';
import type { AccountStore } from '../account.store.ts';
import type { Accounts } from '../accounts.ts';
import type { SignIn } from '../sign-in.ts';
import { ToolkitError } from '../toolkit-error.ts';
import type { Passwords } from './password.ts';

interface PasswordChangeContext {
  readonly db: Database;
  readonly store: AccountStore;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly signIn: SignIn;
}

/** `address` is the caller's, for the throttle: a stolen session must not guess the password. */
export interface PasswordChange {
  readonly subject: string;
  readonly current: string;
  readonly newPassword: string;
  readonly address: string;
}

export type PasswordChangeResult = 'changed' | 'wrong_password' | 'weak_password' | 'too_many';

/** For somebody who is signed in and knows the current password. */
export const changePassword = (context: PasswordChangeContext) => {
  const prove = async ({ subject, current, address }: PasswordChange) => {
    const account = await context.store.bySubject(subject);
    if (!account) return 'wrong_password';
    try {
      await context.signIn({ email: account.email, password: current, address });
      return 'proven';
    } catch (cause) {
      if (!(cause instanceof ToolkitError)) throw cause;
      return cause.word === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'too_many' : 'wrong_password';
    }
  };

  return async (change: PasswordChange): Promise<PasswordChangeResult> => {
    const checked = passwordSchema.safeParse(change.newPassword);
    if (!checked.success) return 'weak_password';
    const answer = await prove(change);
    if (answer !== 'proven') return answer;
    const passwordHash = await context.passwords.hash(checked.data);
    await context.db.transaction((tx) =>
      context.accounts.replacePassword(tx, change.subject, passwordHash),
    );
    return 'changed';
  };
};
