import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@nobi/contract';
import type { Database } from '../../../../database/database.ts';
import type { Letter } from '../../../../ports/mail.ts';
import { type AccountStore, accountStore } from '../account.store.ts';
import type { Accounts } from '../accounts.ts';
import type { Passwords } from '../password.ts';
import { networkOf, quotas } from '../throttle.rules.ts';
import type { Throttle } from '../throttle.store.ts';
import { ToolkitError } from '../toolkit-error.ts';
import { resetStore } from './reset.store.ts';
import { resetLetter } from './reset-letter.ts';

const codeLifetimeMinutes = 60;
/** Used-up codes are deleted, expired ones stay a day so that their holder hears the right word. */
const keepExpiredMs = 86_400_000;

interface ResetDesk {
  readonly db: Database;
  readonly publicUrl: string;
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly sendLetter: (letter: Letter) => Promise<void>;
  readonly now: () => Date;
}

interface Asked {
  readonly email: string;
  readonly address: string;
  readonly language: Language;
}

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** A forgotten password: a letter with a code, and the code's one use. */
export const passwordReset = (desk: ResetDesk) => {
  const codes = resetStore(desk.db);

  const check = async (code: string) => {
    const found = await codes.find(hashOf(code));
    if (!found) throw new ToolkitError('INVALID_OOB_CODE');
    if (found.expiresAt <= desk.now()) throw new ToolkitError('EXPIRED_OOB_CODE');
    return found;
  };

  return {
    check,

    /** Throws when more letters than allowed were asked for; the same for unknown e-mails. */
    async countLetter({ email, address }: Asked) {
      const here = { kind: 'letters-from', of: networkOf(address) } as const;
      const fromHere = await desk.throttle.take(here, quotas.lettersPerAddress);
      if (fromHere.waitSeconds > 0)
        throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER', fromHere.waitSeconds);
      const toAccount = await desk.throttle.take(
        { kind: 'letters', of: email },
        quotas.lettersPerAccount,
      );
      if (toAccount.waitSeconds > 0)
        throw new ToolkitError('RESET_PASSWORD_EXCEED_LIMIT', toAccount.waitSeconds);
    },

    /** False when nobody has this e-mail. */
    async writeLetter({ email, language }: Asked): Promise<boolean> {
      const account = await desk.store.byEmail(email);
      if (!account || account.disabled) return false;
      const code = randomBytes(32).toString('base64url');
      const expiresAt = new Date(desk.now().getTime() + codeLifetimeMinutes * 60_000);
      await codes.add({ hash: hashOf(code), subject: account.subject, expiresAt });
      const link = `${desk.publicUrl}/idp/reset?code=${code}`;
      await desk.sendLetter(resetLetter({ to: account.email, link, language }));
      return true;
    },

    /** Sets the password once; gives the e-mail it belongs to. */
    async use(code: string, password: string): Promise<string> {
      const { subject, email } = await check(code);
      const passwordHash = await desk.passwords.hash(password);
      await desk.db.transaction(async (tx) => {
        // The account's row first: it makes two codes of one account queue instead of deadlock.
        await accountStore(tx).verifyEmail(subject);
        const isMine = await resetStore(tx).use(hashOf(code), desk.now());
        if (!isMine) throw new ToolkitError('INVALID_OOB_CODE');
        await desk.accounts.replacePassword(tx, subject, passwordHash);
      });
      // Whoever reads the mailbox is the owner: strangers' guesses no longer hold them back.
      await desk.throttle.succeed({ kind: 'sign-in', of: email });
      return email;
    },

    forgetOld: () => codes.forgetOld(new Date(desk.now().getTime() - keepExpiredMs)),
  };
};

export type PasswordReset = ReturnType<typeof passwordReset>;
