import type { Game, games } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import type { Sittings } from '../../sittings/sittings.ts';

export interface GamesDeps {
  readonly shelf: LookUp<Game>;
  readonly plays: Sittings;
}

export const gamesService = ({ shelf, plays }: GamesDeps) => ({
  list: ({ language }: Asked<typeof games.list>, caller: Caller) => shelf.list(language, caller),

  one: ({ params, language }: Asked<typeof games.one>, caller: Caller) =>
    shelf.find(params.id, language, caller),

  async play({ params, key }: Asked<typeof games.play>, caller: Caller) {
    const { id, ...address } = await plays.begin(params.id, caller, key);
    return { play_id: id, ...address };
  },

  report: ({ params, body }: Asked<typeof games.report>, caller: Caller) =>
    plays.report(params.play, body.events, caller),

  load: ({ params }: Asked<typeof games.load>, caller: Caller) => plays.load(params.id, caller),

  keep: ({ params, body }: Asked<typeof games.keep>, caller: Caller) =>
    plays.keep(params.id, body.save, caller),
});

export type GamesService = ReturnType<typeof gamesService>;
