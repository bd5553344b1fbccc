import type { Game, games } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { ItemLookup } from '../../catalogue/item-lookup.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PlaySessions } from '../../play-sessions/play-sessions.ts';

export interface GamesDeps {
  readonly items: ItemLookup<Game>;
  readonly plays: PlaySessions;
}

export const gamesService = ({ items, plays }: GamesDeps) => ({
  list: ({ language }: CallInput<typeof games.list>, caller: Caller) =>
    items.list(language, caller),

  one: ({ params, language }: CallInput<typeof games.one>, caller: Caller) =>
    items.find(params.id, language, caller),

  async play({ params, key }: CallInput<typeof games.play>, caller: Caller) {
    const { id, ...address } = await plays.begin(params.id, caller, key);
    return { play_id: id, ...address };
  },

  report: ({ params, body }: CallInput<typeof games.report>, caller: Caller) =>
    plays.report(params.play, body, caller),

  load: ({ params, query }: CallInput<typeof games.load>, caller: Caller) =>
    plays.load(params.id, query.play_session, caller),

  keep: ({ params, query, body }: CallInput<typeof games.keep>, caller: Caller) =>
    plays.keep(params.id, { ...body, playSession: query.play_session }, caller),
});

export type GamesService = ReturnType<typeof gamesService>;
