import { Problem, type whoPlays } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { WhoPlaysStore } from './who-plays.store.ts';

/** Five misses call a grown-up; a day's worth of them never comes near the 1,320 that there are. */
const guesses = { name: 'pictures', limit: 5, seconds: 600, code: 'child_secret_wait' } as const;
const guessesADay = { ...guesses, name: 'pictures-day', limit: 40, seconds: 86_400 } as const;

export interface WhoPlaysDeps {
  readonly store: WhoPlaysStore;
  readonly hashes: Pick<Passwords, 'hash' | 'matches'>;
  readonly throttle: Throttle;
  /** False when it is no child of the session's account. */
  readonly letPlay: (caller: Caller, child: string) => Promise<boolean>;
}

export const whoPlaysService = ({ store, hashes, throttle, letPlay }: WhoPlaysDeps) => {
  /** Counted before it is looked at: guesses made at once count as well. */
  const prove = async (child: string, secret: string, pictures: readonly string[]) => {
    await throttle.take(guesses, child);
    await throttle.take(guessesADay, child);
    if (!(await hashes.matches(pictures.join(' '), secret)))
      throw new Problem('child_secret_wrong');
    await throttle.forget(guesses, child);
    await throttle.forget(guessesADay, child);
  };

  return {
    async faces(_input: unknown, { accountId, sessionHash }: Caller) {
      const playing = await store.playing(accountId, sessionHash);
      if (!playing) throw new Problem('not_signed_in');
      const { child, is_chosen } = playing;
      return { faces: await store.faces(accountId), playing: child, is_chosen };
    },

    async choose({ body }: CallInput<typeof whoPlays.choose>, caller: Caller) {
      const { child, pictures = [] } = body;
      const known = isUuid(child) ? await store.secretOf(caller.accountId, child) : undefined;
      if (!known) throw new Problem('not_found');
      if (known.secret !== null) await prove(child, known.secret, pictures);
      if (!(await letPlay(caller, child))) throw new Problem('not_found');
      return { playing: child };
    },

    async setSecret({ params, body }: CallInput<typeof whoPlays.setSecret>, caller: Caller) {
      const secret = body.pictures && (await hashes.hash(body.pictures.join(' ')));
      const isSet =
        isUuid(params.child) && (await store.setSecret(caller.accountId, params.child, secret));
      if (!isSet) throw new Problem('not_found');
      await throttle.forget(guesses, params.child);
      await throttle.forget(guessesADay, params.child);
      return {};
    },
  };
};

export type WhoPlaysService = ReturnType<typeof whoPlaysService>;
