import { childPlaytime, playtime } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ChildPlaytimeService } from './child-playtime.service.ts';
import type { PlaytimeService } from './playtime.service.ts';

interface Services {
  readonly family: PlaytimeService;
  readonly ofChildren: ChildPlaytimeService;
}

export const playtimeRoutes = (serve: Serve, { family, ofChildren }: Services) => {
  serve(playtime.show, family.show);
  serve(playtime.choose, family.choose);
  serve(childPlaytime.now, ofChildren.now);
  serve(childPlaytime.list, ofChildren.list);
  serve(childPlaytime.set, ofChildren.set);
  serve(childPlaytime.extend, ofChildren.extend);
};
