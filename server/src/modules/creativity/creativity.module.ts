import type { Tool } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { PlaySessionDeps } from '../../play-sessions/play-session-deps.ts';
import { playSessionsOf, playStoresOf } from '../../play-sessions/play-sessions.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { creativityRoutes } from './creativity.routes.ts';
import { creativityService } from './creativity.service.ts';
import { worksService } from './works.service.ts';
import { worksStore } from './works.store.ts';

interface CreativityModuleDeps extends PlaySessionDeps<Tool> {
  readonly throttle: Throttle;
}

export const creativityModule = (serve: Serve, deps: CreativityModuleDeps) => {
  const { db, items, limit, throttle } = deps;
  const uses = playSessionsOf(playStoresOf(db, 'tool'), { items, limit });
  const works = worksService({ store: worksStore(db), items, throttle });
  creativityRoutes(serve, creativityService({ items, uses }), works);
  return { showWork: works.show, forgetWork: works.forget };
};
