import type { Language } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import type { FoundItem, OutsideModel, Transcriber } from '../../ports/ai.ts';
import type { Throttle } from '../../throttle.ts';
import type { FindOptions, OwnHelper } from './answers.service.ts';
import { careService } from './care.service.ts';
import { chatService } from './chat.service.ts';
import { flagStore } from './flag.store.ts';
import type { HelpContacts } from './guard/words.ts';
import { historyStore } from './history.store.ts';
import { oneATurn } from './one-a-turn.ts';
import { quotaStore } from './quota.store.ts';
import { roomService } from './room.service.ts';
import { openRunning } from './running.ts';
import { chatSettingsStore } from './settings.store.ts';
import { spendStore } from './spend.store.ts';
import { talkStore } from './talk.store.ts';
import { turnsService } from './turns.service.ts';

export interface ChatModuleDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
  readonly help: HelpContacts;
  readonly helper: OwnHelper;
  readonly outside: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly find: (query: string, options: FindOptions) => readonly FoundItem[];
  readonly languageOf: (plain: string, page: Language) => Language;
}

/** The pipeline behind Nobi, put together. */
export const chatModule = async (deps: ChatModuleDeps) => {
  const { db, throttle, outside } = deps;
  const [quota, history, settings] = [quotaStore(db), historyStore(db), chatSettingsStore(db)];
  const turns = turnsService({ db, publicUrl: deps.publicUrl, help: deps.help });
  return {
    services: {
      talk: chatService({
        ...deps,
        quota,
        turns,
        talks: talkStore(db),
        spend: spendStore(db),
        running: await openRunning(db),
        turn: oneATurn(),
      }),
      room: roomService({ ...deps, history, settings, quota }),
      care: careService({
        settings,
        history,
        flags: flagStore(db),
        throttle,
        hasModel: outside !== undefined,
      }),
    },
    tellWeeks: turns.tellWeeks,
    async dropPast() {
      await quota.dropPast();
      await history.dropPast();
    },
  };
};
