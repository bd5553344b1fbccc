import type { chatCare } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import type { FlagStore } from './flag.store.ts';
import type { HistoryStore } from './history.store.ts';
import type { ChatSettingsStore } from './settings.store.ts';

const mostFlags = 100;
const exportsByAccount = { name: 'chat export', limit: 10, seconds: 3600 };
/** More than 90 days of the most eager child. */
const everything = { days: 100, before: '0', count: 10_000 };

export interface CareDeps {
  readonly settings: ChatSettingsStore;
  readonly history: HistoryStore;
  readonly flags: FlagStore;
  readonly throttle: Throttle;
  /** Whether this installation has an outside model that can be allowed. */
  readonly hasModel: boolean;
}

/** What the adult decides and sees. */
export const careService = ({ settings, history, flags, throttle, hasModel }: CareDeps) => {
  const flagsOf = async (accountId: string, most: number) =>
    (await flags.shown(accountId, most)).map(({ id, at, ...flag }) => ({
      ...flag,
      flag_id: id,
      at: at.toISOString(),
    }));

  return {
    settings: async (_asked: unknown, { accountId }: Caller) => ({
      ...(await settings.find(accountId)),
      has_model: hasModel,
    }),

    saveSettings: async ({ body }: Asked<typeof chatCare.saveSettings>, { accountId }: Caller) => ({
      ...(await settings.save(accountId, body)),
      has_model: hasModel,
    }),

    async export(_asked: unknown, { accountId }: Caller) {
      await throttle.take(exportsByAccount, accountId);
      return {
        made_at: new Date().toISOString(),
        settings: await settings.find(accountId),
        turns: await history.page(accountId, everything),
        flags: await flagsOf(accountId, everything.count),
      };
    },

    async forgetAll(_asked: unknown, { accountId }: Caller) {
      await history.forgetAll(accountId);
      return {};
    },

    async flags(_asked: unknown, { accountId }: Caller) {
      const shown = await flagsOf(accountId, mostFlags);
      return { flags: shown, unseen: shown.filter(({ is_seen }) => !is_seen).length };
    },

    async seeFlags(_asked: unknown, { accountId }: Caller) {
      await flags.see(accountId);
      return {};
    },
  };
};

export type CareService = ReturnType<typeof careService>;
