import { Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { OutsideModel, Transcriber } from '../../../ports/ai.ts';
import type { ChatSettingsStore } from '../settings/settings.store.ts';
import { questionsADay } from './question-limits.rules.ts';
import type { QuotaStore } from './quota.store.ts';

export interface StatusDeps {
  readonly settings: ChatSettingsStore;
  readonly quota: QuotaStore;
  readonly outside: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
}

/** What a child may ask today, and who answers. */
export const statusService = ({ settings, quota, outside, transcriber }: StatusDeps) => ({
  async status(_call: unknown, caller: Caller) {
    const found = await settings.find(caller);
    if (!found) throw new Problem('not_signed_in');
    const { childId, settings: choices } = found;
    const asker = { accountId: caller.accountId, childId };
    const { share, remaining } = await quota.today(asker, questionsADay(caller));
    return {
      ...choices,
      child: childId,
      a_day: share,
      remaining,
      source: outside && choices.model_on ? ('model' as const) : ('offline' as const),
      can_transcribe: transcriber !== undefined,
    };
  },
});

export type StatusService = ReturnType<typeof statusService>;
