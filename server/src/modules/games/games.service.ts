import { randomUUID } from 'node:crypto';
import { type Game, type games, Problem } from '@nobi/contract';
import { playEvents, saveLimit } from '@nobi/kit/manifest';
import type { Caller } from '../../callers/caller.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import type { GamesStore } from './games.store.ts';

export interface GamesDeps {
  readonly store: GamesStore;
  readonly shelf: LookUp<Game>;
}

const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

export const gamesService = ({ store, shelf }: GamesDeps) => {
  return {
    list: ({ language }: Asked<typeof games.list>, caller: Caller) => shelf.list(language, caller),

    one: ({ params, language }: Asked<typeof games.one>, caller: Caller) =>
      shelf.find(params.id, language, caller),

    async play({ params }: Asked<typeof games.play>, caller: Caller) {
      const game = shelf.findOpen(params.id, caller);
      const play = { id: randomUUID(), accountId: caller.accountId, gameId: game.id };
      await store.recordPlay(play);
      return { play_id: play.id, ...shelf.addressOf(game) };
    },

    async report({ params, body }: Asked<typeof games.report>, caller: Caller) {
      const events = playEvents.safeParse(body.events);
      if (!events.success) throw new Problem('invalid_input');
      const kept = isUuid(params.play)
        ? await store.keepEvents(params.play, caller.accountId, events.data)
        : undefined;
      if (kept === undefined) throw new Problem('not_found');
      return { kept };
    },

    async load({ params }: Asked<typeof games.load>, caller: Caller) {
      const game = shelf.findOpen(params.id, caller);
      return { save: (await store.load(caller.accountId, game.id)) ?? null };
    },

    async keep({ params, body }: Asked<typeof games.keep>, caller: Caller) {
      const game = shelf.findOpen(params.id, caller);
      // The contract counts characters; what is kept is bytes.
      if (Buffer.byteLength(body.save) > saveLimit) throw new Problem('too_large');
      await store.keep(caller.accountId, game.id, body.save);
      return {};
    },
  };
};

export type GamesService = ReturnType<typeof gamesService>;
