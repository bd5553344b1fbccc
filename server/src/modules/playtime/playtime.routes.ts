import { playtime } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { PlaytimeService } from './playtime.service.ts';

export const playtimeRoutes = (serve: Serve, service: PlaytimeService) => {
  serve(playtime.show, service.show);
  serve(playtime.choose, service.choose);
};
