import { randomUUID } from 'node:crypto';
import { type games, Problem } from '@nobi/contract';
import { playEvents } from '@nobi/kit/manifest';
import { type Caller, opensPremium } from '../../callers/caller.ts';
import { ticketSeconds } from '../../play/ticket.rules.ts';
import type { Asked } from '../../serve.ts';
import type { GamesStore } from './games.store.ts';
import type { GameShelf } from './shelf.ts';

export interface GamesDeps {
  readonly store: GamesStore;
  readonly shelf: GameShelf;
  /** The signed, short-lived address of an entry page on the play origin. */
  readonly signAddress: (path: string) => string;
}

const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

export const gamesService = ({ store, shelf, signAddress }: GamesDeps) => {
  const find = (id: string, language: 'en' | 'id', caller: Caller) => {
    const game = shelf.one(id, { language, opensPremium: opensPremium(caller) });
    if (!game) throw new Problem('not_found');
    return game;
  };

  const findOpen = (id: string, language: 'en' | 'id', caller: Caller) => {
    const game = find(id, language, caller);
    if (game.locked) throw new Problem('premium_only');
    return game;
  };

  return {
    list: ({ language }: Asked<typeof games.list>, caller: Caller) =>
      shelf.list({ language, opensPremium: opensPremium(caller) }),

    one: ({ params, language }: Asked<typeof games.one>, caller: Caller) =>
      find(params.id, language, caller),

    async play({ params, language }: Asked<typeof games.play>, caller: Caller) {
      const game = findOpen(params.id, language, caller);
      const path = shelf.pathOf(game.id);
      if (!path) throw new Problem('not_found');
      const play = { id: randomUUID(), accountId: caller.accountId, gameId: game.id };
      await store.recordPlay(play);
      return { play_id: play.id, url: signAddress(path), expires_in: ticketSeconds };
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

    async load({ params, language }: Asked<typeof games.load>, caller: Caller) {
      const game = findOpen(params.id, language, caller);
      return { save: (await store.load(caller.accountId, game.id)) ?? null };
    },

    async keep({ params, body, language }: Asked<typeof games.keep>, caller: Caller) {
      const game = findOpen(params.id, language, caller);
      await store.keep(caller.accountId, game.id, body.save);
      return {};
    },
  };
};

export type GamesService = ReturnType<typeof gamesService>;
