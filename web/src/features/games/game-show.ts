import { games, Problem } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { Show } from '../../stage/show.ts';

/** Games on the stage. */
export const gameShow: Show = {
  kind: 'game',
  home: '/dashboard/games',
  says: { failed: 'game_failed', noAddress: 'game_link_missing', badAddress: 'game_failed' },
  one: async (id, signal) => {
    const game = await ask(games.one, { params: { id }, signal });
    return { ...game, address: game.html_game_url };
  },
  load: (id) => ask(games.load, { params: { id } }),
  begin: async (id, key) => {
    const { play_id, url } = await ask(games.play, { params: { id }, key });
    return { sitting: play_id, url };
  },
  mayBeginAgain: (error) => error instanceof Problem && error.code === 'offline',
  report: (play, events, { isLast }) =>
    ask(games.report, { params: { play }, body: { events }, keepalive: isLast }),
  keep: (id, save) => ask(games.keep, { params: { id }, body: { save }, keepalive: true }),
};
