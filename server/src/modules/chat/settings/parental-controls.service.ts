import { type chatControls, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import type { HistoryStore } from '../history/history.store.ts';
import type { FlagStore } from '../safety/flag.store.ts';
import type { ChatSettingsStore } from './settings.store.ts';

const mostFlags = 100;
const exportsByAccount = { name: 'chat export', limit: 10, seconds: 3600 };
/** More than 90 days of the most eager child. */
const everything = { days: 100, before: '0', count: 10_000 };

export interface ParentalControlsDeps {
  readonly settings: ChatSettingsStore;
  /** With what the switch for an outside model means as a consent, or not at all. */
  readonly save: ChatSettingsStore['save'];
  readonly history: HistoryStore;
  readonly flags: FlagStore;
  readonly throttle: Throttle;
  /** Whether this installation has an outside model that can be allowed. */
  readonly hasModel: boolean;
}

/** What the adult decides and sees. */
export const parentalControlsService = ({
  settings,
  save,
  history,
  flags,
  throttle,
  hasModel,
}: ParentalControlsDeps) => {
  const flagsOf = async (accountId: string, most: number) =>
    (await flags.shown(accountId, most)).map(({ id, at, ...flag }) => ({
      ...flag,
      flag_id: id,
      at: at.toISOString(),
    }));

  /** The child that the adult names, else who plays in this session; never another family's. */
  const settingsOf = async (caller: Caller, child: string | undefined) => {
    const isName = child === undefined || isUuid(child);
    const found = isName ? await settings.find(caller, child) : undefined;
    if (!found) throw new Problem('not_found');
    return found;
  };

  const shown = async (caller: Caller, child: string | undefined) => ({
    ...(await settingsOf(caller, child)).settings,
    has_model: hasModel,
  });

  return {
    settings: ({ query }: CallInput<typeof chatControls.settings>, caller: Caller) =>
      shown(caller, query.child),

    async saveSettings({ body }: CallInput<typeof chatControls.saveSettings>, caller: Caller) {
      const { child, ...changes } = body;
      const { childId } = await settingsOf(caller, child);
      await save(caller.accountId, childId, changes);
      return shown(caller, childId);
    },

    async export(_input: unknown, { accountId }: Caller) {
      await throttle.take(exportsByAccount, accountId);
      return {
        made_at: new Date().toISOString(),
        settings: await settings.all(accountId),
        turns: await history.familyPage(accountId, everything),
        flags: await flagsOf(accountId, everything.count),
      };
    },

    async forgetAll(_input: unknown, { accountId }: Caller) {
      await history.forgetAll(accountId);
      return {};
    },

    async flags(_input: unknown, { accountId }: Caller) {
      const shown = await flagsOf(accountId, mostFlags);
      return { flags: shown, unseen: shown.filter(({ is_seen }) => !is_seen).length };
    },

    async seeFlags(_input: unknown, { accountId }: Caller) {
      await flags.see(accountId);
      return {};
    },
  };
};

export type ParentalControlsService = ReturnType<typeof parentalControlsService>;
