import type { Language } from '@nobi/contract';
import type { Database, Queryable } from '../../database/database.ts';
import type { FollowUps, OutsideModel, Transcriber } from '../../ports/ai.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { conversationStore } from './history/conversation.store.ts';
import { historyService } from './history/history.service.ts';
import { historyStore } from './history/history.store.ts';
import type { HelpContacts } from './moderation/replies/replies.ts';
import type { OwnHelper } from './pipeline/answers.service.ts';
import { chatService } from './pipeline/chat.service.ts';
import { fairQueue } from './pipeline/fair-queue.ts';
import { openInFlight } from './pipeline/in-flight.ts';
import { needsService } from './pipeline/needs.service.ts';
import type { FindItems } from './pipeline/question.ts';
import { turnsService } from './pipeline/turns.service.ts';
import { quotaStore } from './quota/quota.store.ts';
import { spendStore } from './quota/spend.store.ts';
import { statusService } from './quota/status.service.ts';
import { flagStore } from './safety/flag.store.ts';
import { tellOfLateCases } from './safety/late-cases.ts';
import { parentalControlsService } from './settings/parental-controls.service.ts';
import { chatSettingsStore } from './settings/settings.store.ts';
import { transcriptionService } from './voice/transcription.service.ts';

export interface ChatModuleDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly help: HelpContacts;
  readonly helper: OwnHelper;
  readonly outside: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly find: FindItems;
  readonly languageOf: (plain: string, page: Language) => Language;
  readonly followUps: FollowUps;
  readonly noteModelConsent: (
    tx: Queryable,
    accountId: string,
    isAllowed: boolean,
  ) => Promise<unknown>;
}

/** The pipeline behind Nobi, put together. */
export const chatModule = async (deps: ChatModuleDeps) => {
  const { db, throttle, outside } = deps;
  const [quota, history, settings] = [quotaStore(db), historyStore(db), chatSettingsStore(db)];
  const saveSettings: typeof settings.save = (accountId, child, changes) =>
    db.transaction(async (tx) => {
      await chatSettingsStore(tx).save(accountId, child, changes);
      if (changes.model_on !== undefined)
        await deps.noteModelConsent(tx, accountId, changes.model_on);
    });
  const turns = turnsService({ db, publicUrl: deps.publicUrl, help: deps.help });
  const pipeline = {
    ...deps,
    quota,
    turns,
    conversations: conversationStore(db),
    waitForTurn: fairQueue(),
  };
  return {
    /** What a child tells of a need in other places. */
    needs: needsService(pipeline),
    services: {
      questions: chatService({
        ...pipeline,
        spend: spendStore(db),
        inFlight: await openInFlight(db),
      }),
      quota: statusService({ ...deps, settings, quota }),
      history: historyService({ history }),
      voice: transcriptionService({ ...deps, settings }),
      parentalControls: parentalControlsService({
        settings,
        save: saveSettings,
        history,
        flags: flagStore(db),
        throttle,
        hasModel: outside !== undefined,
      }),
    },
    sendWeeklyLetters: turns.sendWeeklyLetters,
    tellOfLateCases: tellOfLateCases(deps),
    /** The switch for an outside model, also from the list of consents. */
    async letModelAnswer(tx: Queryable, accountId: string, isAllowed: boolean) {
      await chatSettingsStore(tx).letModelAnswer(accountId, isAllowed);
      await deps.noteModelConsent(tx, accountId, isAllowed);
    },
    async dropPast() {
      await quota.dropPast();
      await history.dropPast();
    },
  };
};
