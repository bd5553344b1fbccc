import type { rating } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { RatingStore } from './rating.store.ts';

const giveByAccount = { name: 'rating', limit: 20, seconds: 3600 };

export interface RatingDeps {
  readonly store: RatingStore;
  readonly throttle: Throttle;
}

export const ratingService = ({ store, throttle }: RatingDeps) => ({
  async give({ body, key }: CallInput<typeof rating.give>, caller: Caller) {
    await throttle.attempt([[giveByAccount, caller.accountId]], () =>
      store.save(caller.accountId, body, key),
    );
    return { stars: body.stars };
  },
});

export type RatingService = ReturnType<typeof ratingService>;
