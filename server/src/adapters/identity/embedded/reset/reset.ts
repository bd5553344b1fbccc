import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@nobi/contract';
import type { Database } from '../../../../database/database.ts';
import type { Letter } from '../../../../ports/mail.ts';
import { type AccountStore, accountStore } from '../account.store.ts';
import type { Accounts } from '../accounts.ts';
import type { Device } from '../devices/device-cookie.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { Passwords } from '../passwords/password.ts';
import { networkOf, type Quota, quotas } from '../throttle.rules.ts';
import type { Counted, Throttle } from '../throttle.store.ts';
import { ToolkitError } from '../toolkit-error.ts';
import { resetStore } from './reset.store.ts';
import { resetLetter } from './reset-letter.ts';

const codeLifetimeMinutes = 60;
/** Used-up codes are deleted, expired ones stay a day so that their holder hears the right word. */
const keepExpiredMs = 86_400_000;

interface ResetContext {
  readonly db: Database;
  readonly publicUrl: string;
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  readonly sendLetter: (letter: Letter) => Promise<void>;
  readonly now: () => Date;
}

interface ResetRequest {
  readonly email: string;
  readonly address: string;
  readonly device?: Device | undefined;
  readonly language: Language;
}

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** A forgotten password: a letter with a code, and the code's one use. */
export const passwordReset = (context: ResetContext) => {
  const codes = resetStore(context.db);

  const check = async (code: string) => {
    const row = await codes.find(hashOf(code));
    if (!row) throw new ToolkitError('INVALID_OOB_CODE');
    if (row.expiresAt <= context.now()) throw new ToolkitError('EXPIRED_OOB_CODE');
    return row;
  };

  const takeLetter = async (kind: Counted['kind'], of: string, quota: Quota) => {
    const { waitSeconds } = await context.throttle.take({ kind, of }, quota);
    if (waitSeconds > 0) throw new ToolkitError('RESET_PASSWORD_EXCEED_LIMIT', waitSeconds);
  };

  return {
    check,

    /**
     * Throws when more letters than allowed were asked for; the same for unknown e-mails. What
     * strangers ask for uses up nothing of a known device's.
     */
    async countLetter({ email, address, device }: ResetRequest) {
      const known = await context.devices.knownTo(email, device);
      if (known) return takeLetter('letters-of', `${email}\n${known.id}`, quotas.lettersPerAsker);
      const network = networkOf(address);
      const here = { kind: 'letters-from', of: network } as const;
      const fromHere = await context.throttle.take(here, quotas.lettersPerAddress);
      if (fromHere.waitSeconds > 0)
        throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER', fromHere.waitSeconds);
      await takeLetter('letters-of', `${email}\n${network}`, quotas.lettersPerAsker);
      await takeLetter('letters-to', email, quotas.lettersPerMailbox);
    },

    /** False when nobody has this e-mail. */
    async writeLetter({ email, language }: ResetRequest): Promise<boolean> {
      const account = await context.store.byEmail(email);
      if (!account || account.disabled) return false;
      const code = randomBytes(32).toString('base64url');
      const expiresAt = new Date(context.now().getTime() + codeLifetimeMinutes * 60_000);
      await codes.add({ hash: hashOf(code), subject: account.subject, expiresAt });
      const link = `${context.publicUrl}/idp/reset?code=${code}`;
      await context.sendLetter(resetLetter({ to: account.email, link, language }));
      return true;
    },

    /** Sets the password once; gives whose it is. */
    async use(code: string, password: string) {
      const { subject, email } = await check(code);
      const passwordHash = await context.passwords.hash(password);
      await context.db.transaction(async (tx) => {
        // The account's row first: it makes two codes of one account queue instead of deadlock.
        await accountStore(tx).verifyEmail(subject);
        const isMine = await resetStore(tx).use(hashOf(code), context.now());
        if (!isMine) throw new ToolkitError('INVALID_OOB_CODE');
        await context.accounts.replacePassword(tx, subject, passwordHash);
      });
      // Whoever reads the mailbox is the owner: strangers' guesses no longer hold them back.
      await context.throttle.succeed({ kind: 'sign-in', of: email });
      return { subject, email };
    },

    forgetOld: () => codes.forgetOld(new Date(context.now().getTime() - keepExpiredMs)),
  };
};

export type PasswordReset = ReturnType<typeof passwordReset>;
