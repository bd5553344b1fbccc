import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type account, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { LetterPart } from '../../../mail/letter.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { confirmationStore, type Mailbox } from './confirmation.store.ts';
import { confirmationLetter } from './confirmation-letter.ts';

// With five guesses each, six digits are guessed once in 66,000 days.
const lettersByHour = { name: 'confirmation-hour', limit: 2, seconds: 3600 };
const lettersByDay = { name: 'confirmation-day', limit: 3, seconds: 86_400 };

export interface ConfirmationDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const linkHashOf = (link: string) => sha256(link);
const codeHashOf = (accountId: string, code: string) => sha256(`${accountId}\n${code}`);

type Addressee = Pick<Mailbox, 'id' | 'email' | 'language'>;

interface LetterSource {
  readonly publicUrl: string;
  /** What the sign-up agreed to. */
  readonly receipt?: readonly LetterPart[];
}

const newLetter = ({ id, email, language }: Addressee, source: LetterSource) => {
  const { publicUrl, receipt = [] } = source;
  const link = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return {
    secrets: { link: linkHashOf(link), code: codeHashOf(id, code) },
    letter: confirmationLetter({
      email,
      language,
      code,
      receipt,
      link: `${publicUrl}/confirm-email?code=${link}`,
    }),
  };
};

/** The first letter to an address that nobody has proved; later ones are asked for in the profile. */
export const askToConfirm = async (tx: Queryable, mailbox: Addressee, source: LetterSource) => {
  const { secrets, letter } = newLetter(mailbox, source);
  if (await confirmationStore(tx).addFirst(mailbox.id, secrets)) await outboxStore(tx).put(letter);
};

/** Proving that a mailbox is its owner's: one tap in the letter, or six digits in the profile. */
export const confirmationService = ({ db, throttle, publicUrl }: ConfirmationDeps) => {
  const store = confirmationStore(db);
  const mailboxOf = async (caller: Caller) => {
    const mailbox = await store.mailboxOf(caller.accountId);
    if (!mailbox) throw new Problem('not_signed_in');
    return mailbox;
  };

  return {
    async show(_input: unknown, caller: Caller) {
      const { email, is_confirmed } = await mailboxOf(caller);
      return { email, is_confirmed };
    },

    async send(_input: unknown, caller: Caller) {
      const mailbox = await mailboxOf(caller);
      if (mailbox.is_confirmed) return {};
      await throttle.take(lettersByHour, mailbox.id);
      await throttle.take(lettersByDay, mailbox.id);
      const { secrets, letter } = newLetter(mailbox, { publicUrl });
      await db.transaction(async (tx) => {
        await confirmationStore(tx).replace(mailbox.id, secrets);
        await outboxStore(tx).put(letter);
      });
      return {};
    },

    async confirm({ body }: CallInput<typeof account.confirmEmail>, caller: Caller) {
      const { id, is_confirmed } = await mailboxOf(caller);
      if (is_confirmed) return {};
      const expected = await store.guess(id);
      if (!expected) throw new Problem('email_code_old');
      if (!timingSafeEqual(expected, codeHashOf(id, body.code)))
        throw new Problem('email_code_wrong');
      await store.confirm(id);
      return {};
    },

    /** Whose link this is, while it works; looking uses nothing up. */
    byLink: (link: string) => store.byLink(linkHashOf(link)),

    async confirmByLink(link: string): Promise<boolean> {
      const mailbox = await store.byLink(linkHashOf(link));
      if (mailbox) await store.confirm(mailbox.id);
      return mailbox !== undefined;
    },
  };
};

export type ConfirmationService = ReturnType<typeof confirmationService>;
