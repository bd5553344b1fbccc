import type { playtime } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PlayTimesStore } from '../../play-sessions/limit/play-times.store.ts';
import type { Limit, PlaytimeStore } from './playtime.store.ts';

export interface PlaytimeDeps {
  readonly store: PlaytimeStore;
  readonly setLimit: (accountId: string, limit: Limit) => Promise<unknown>;
  readonly times: PlayTimesStore;
  readonly forgetCaller: (accountId: string) => void;
  readonly now: () => Date;
}

export const playtimeService = ({ store, setLimit, times, forgetCaller, now }: PlaytimeDeps) => {
  const show = async (_input: unknown, { accountId, sessionHash }: Caller) => ({
    limit_minutes: await store.find(accountId),
    used_minutes: (await times.today({ accountId, sessionHash }, now()))?.used ?? 0,
  });

  return {
    show,

    async choose({ body }: CallInput<typeof playtime.choose>, caller: Caller) {
      await setLimit(caller.accountId, body.limit_minutes);
      forgetCaller(caller.accountId);
      return show(undefined, caller);
    },
  };
};

export type PlaytimeService = ReturnType<typeof playtimeService>;
