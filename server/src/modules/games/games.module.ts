import type { Game } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { PlaySessionDeps } from '../../play-sessions/play-session-deps.ts';
import { playSessionsOf, playStoresOf } from '../../play-sessions/play-sessions.ts';
import { gamesRoutes } from './games.routes.ts';
import { gamesService } from './games.service.ts';

export const gamesModule = (serve: Serve, { db, items, limit }: PlaySessionDeps<Game>) => {
  const plays = playSessionsOf(playStoresOf(db, 'game'), { items, limit });
  gamesRoutes(serve, gamesService({ items, plays }));
};
