import type { playtime } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Asked } from '../../serve.ts';
import type { MinutesStore } from '../../sittings/minutes.store.ts';
import type { PlaytimeStore } from './playtime.store.ts';

export interface PlaytimeDeps {
  readonly store: PlaytimeStore;
  readonly minutes: MinutesStore;
  readonly forgetCaller: (accountId: string) => void;
}

export const playtimeService = ({ store, minutes, forgetCaller }: PlaytimeDeps) => {
  const show = async (_asked: unknown, { accountId }: Caller) => ({
    limit_minutes: await store.find(accountId),
    used_minutes: await minutes.usedToday(accountId),
  });

  return {
    show,

    async choose({ body }: Asked<typeof playtime.choose>, caller: Caller) {
      await store.choose(caller.accountId, body.limit_minutes);
      forgetCaller(caller.accountId);
      return show(undefined, caller);
    },
  };
};

export type PlaytimeService = ReturnType<typeof playtimeService>;
