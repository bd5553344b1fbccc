import { games } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { GamesService } from './games.service.ts';

export const gamesRoutes = (serve: Serve, service: GamesService) => {
  serve(games.list, service.list);
  serve(games.one, service.one);
  serve(games.play, service.play);
  serve(games.report, service.report);
  serve(games.load, service.load);
  serve(games.keep, service.keep);
};
