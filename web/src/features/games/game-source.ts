import { games, Problem } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { ContentSource } from '../../player/content-source.ts';

/** Games in the player. */
export const gameSource: ContentSource = {
  kind: 'game',
  home: '/dashboard/games',
  problems: { failed: 'game_failed', noAddress: 'game_link_missing', badAddress: 'game_failed' },
  one: async (id, signal) => {
    const game = await ask(games.one, { params: { id }, signal });
    return { ...game, address: game.html_game_url };
  },
  load: (id, play_session) => ask(games.load, { params: { id }, query: { play_session } }),
  begin: async (id, key) => {
    const { play_id, url } = await ask(games.play, { params: { id }, key });
    return { id: play_id, url };
  },
  mayBeginAgain: (error) => error instanceof Problem && error.code === 'offline',
  report: (play, events, { isLast }) =>
    ask(games.report, {
      params: { play },
      body: { events, sent_at: Date.now() },
      keepalive: isLast,
    }),
  // Browsers carry at most 64 kB for closing pages, which a save with all around it may exceed.
  keep: (id, save, { sessionId, isLast, rev }) =>
    ask(games.keep, {
      params: { id },
      query: { play_session: sessionId },
      body: { save, ...(rev !== undefined && { rev }) },
      keepalive: isLast,
    }),
};
