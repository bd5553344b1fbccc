import { randomBytes } from 'node:crypto';
import { email as emailSchema, password as passwordSchema } from '@nobi/contract';
import type { Database, Queryable } from '../../../database/database.ts';
import { IdentityFailure } from '../../../ports/identity.ts';
import { accountStore } from './account.store.ts';
import { deviceStore } from './devices/device.store.ts';
import type { Passwords } from './passwords/password.ts';
import { resetStore } from './reset/reset.store.ts';

/** Told inside the transaction that changes a password, so sessions end with it or not at all. */
export type PasswordChanged = (issuer: string, subject: string, tx: Queryable) => Promise<void>;

interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly origin: 'product' | 'direct';
}

interface AccountContext {
  readonly db: Database;
  readonly issuer: string;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly passwordChanged: PasswordChanged;
}

const checkedEmail = (typed: string) => {
  const read = emailSchema.safeParse(typed);
  if (!read.success) throw new IdentityFailure('refused', 'The e-mail is malformed.');
  return read.data;
};

const checkedPassword = (typed: string) => {
  const read = passwordSchema.safeParse(typed);
  if (!read.success) throw new IdentityFailure('weak_password');
  return read.data;
};

/** Accounts with a password: makes them, changes their password, removes them. */
export const accounts = ({ db, issuer, passwords, now, passwordChanged }: AccountContext) => {
  const store = accountStore(db);

  const create = async (person: NewPerson, emailVerified = false): Promise<string> => {
    const email = checkedEmail(person.email);
    const passwordHash = await passwords.hash(checkedPassword(person.password));
    const subject = randomBytes(16).toString('base64url');
    const { displayName, origin } = person;
    const isAdded = await db.transaction(async (tx) => {
      const inside = accountStore(tx);
      if (origin === 'product') await inside.removeDirect(email);
      return inside.add({
        subject,
        email,
        emailVerified,
        displayName,
        passwordHash,
        origin,
        now: now(),
      });
    });
    if (!isAdded) throw new IdentityFailure('email_taken');
    return subject;
  };

  /** Old reset codes, tokens, sessions and known devices end together with the old password. */
  const replacePassword = async (tx: Queryable, subject: string, passwordHash: string) => {
    await accountStore(tx).setPassword(subject, { passwordHash, now: now() });
    await resetStore(tx).removeAllOf(subject);
    await deviceStore(tx).forgetAllOf(subject);
    await passwordChanged(issuer, subject, tx);
  };

  return {
    create,
    replacePassword,
    remove: store.remove,

    /** Whose e-mail and password these are. */
    async find({ email, password }: Pick<NewPerson, 'email' | 'password'>) {
      const account = await store.byEmail(checkedEmail(email));
      const isRight = await passwords.matches(password, account?.passwordHash);
      return isRight && account && !account.disabled ? account.subject : undefined;
    },

    /** For the account the operator names in the settings: present, with exactly that password. */
    async seed(typedEmail: string, password: string): Promise<string> {
      const email = checkedEmail(typedEmail);
      const person = { email, password, displayName: '', origin: 'product' as const };
      const existing = await store.byEmail(email);
      if (!existing) {
        try {
          return await create(person, true);
        } catch (cause) {
          // Another process of the same deployment was faster.
          if (!(cause instanceof IdentityFailure && cause.reason === 'email_taken')) throw cause;
        }
      }
      const account = existing ?? (await store.byEmail(email));
      if (!account) throw new IdentityFailure('unavailable', 'The account vanished meanwhile.');
      if (await passwords.matches(password, account.passwordHash)) return account.subject;
      const passwordHash = await passwords.hash(checkedPassword(password));
      await db.transaction(async (tx) => {
        await accountStore(tx).claim(account.subject);
        await replacePassword(tx, account.subject, passwordHash);
      });
      return account.subject;
    },
  };
};

export type Accounts = ReturnType<typeof accounts>;
