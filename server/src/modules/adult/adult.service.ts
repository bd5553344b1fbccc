import { type adult, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Passwords } from '../../ports/passwords.ts';
import { type Guess, pinStore } from './pin.store.ts';
import { pinLetter } from './pin-letters.ts';

const openMinutes = 10;

export interface AdultDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly familySecrets: Pick<Passwords, 'hash' | 'matches'>;
  /** Throws unless this id_token is a fresh proof of whoever holds the account. */
  readonly proveOwner: (accountId: string, idToken: string) => Promise<void>;
  readonly forgetCaller: (changed: string) => void;
}

/** The adult's PIN, and the ten minutes that it opens. Nothing here is ever remembered by a process. */
export const adultService = (deps: AdultDeps) => {
  const { db, publicUrl, familySecrets: hashes, forgetCaller } = deps;
  const store = pinStore(db);

  const tell = async (tx: Queryable, happened: 'guessed' | 'set', accountId: string) => {
    const mailbox = await pinStore(tx).mailbox(accountId);
    if (mailbox) await outboxStore(tx).put(pinLetter(happened, mailbox, publicUrl));
  };

  const openSession = async (tx: Queryable, caller: Caller) => {
    const isOpen = await sessionsStore(tx).openToAdult(caller, openMinutes);
    if (!isOpen) throw new Problem('not_signed_in');
    return { open_seconds: openMinutes * 60 };
  };

  /** Why no guess counts now. */
  const refusal = async (accountId: string) => {
    const pin = await store.find(accountId);
    return pin
      ? new Problem('pin_paused', { retryAfterSeconds: Math.max(1, pin.secondsLeft) })
      : new Problem('pin_unset');
  };

  const refuse = async (accountId: string, { is_last }: Guess) => {
    if (!is_last) return new Problem('pin_wrong');
    await tell(db, 'guessed', accountId);
    return refusal(accountId);
  };

  return {
    show: (_input: unknown, { accountId, sessionHash }: Caller) =>
      store.show(accountId, sessionHash),

    async open({ body }: CallInput<typeof adult.open>, caller: Caller) {
      const { accountId } = caller;
      const guess = await store.guess(accountId);
      if (!guess) throw await refusal(accountId);
      if (!(await hashes.matches(body.pin, guess.pin_hash))) throw await refuse(accountId, guess);
      const entry = await db.transaction(async (tx) => {
        if (!(await pinStore(tx).forgive(accountId, guess.pin_hash)))
          throw new Problem('pin_wrong');
        return openSession(tx, caller);
      });
      forgetCaller(caller.sessionHash.toString('hex'));
      return entry;
    },

    /** Also for who forgot it, and in a pause: a password or a provider says more than six digits. */
    async setPin({ body }: CallInput<typeof adult.setPin>, caller: Caller) {
      const { accountId } = caller;
      await deps.proveOwner(accountId, body.id_token);
      const pinHash = await hashes.hash(body.pin);
      const entry = await db.transaction(async (tx) => {
        await pinStore(tx).set(accountId, pinHash);
        await sessionsStore(tx).closeAllToAdult(accountId);
        await tell(tx, 'set', accountId);
        return openSession(tx, caller);
      });
      forgetCaller(accountId);
      return entry;
    },

    async close(_input: unknown, caller: Caller) {
      await db.transaction((tx) => sessionsStore(tx).closeToAdult(caller));
      forgetCaller(caller.sessionHash.toString('hex'));
      return {};
    },
  };
};
