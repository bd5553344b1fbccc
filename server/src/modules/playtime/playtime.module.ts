import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { playTimesStore } from '../../play-sessions/limit/play-times.store.ts';
import { childPlaytimeService } from './child-playtime.service.ts';
import { childPlaytimeStore } from './child-playtime.store.ts';
import { playtimeRoutes } from './playtime.routes.ts';
import { type PlaytimeDeps, playtimeService } from './playtime.service.ts';
import { playtimeStore } from './playtime.store.ts';

interface PlaytimeModuleDeps extends Omit<PlaytimeDeps, 'store' | 'times'> {
  readonly db: Database;
}

export const playtimeModule = (serve: Serve, { db, ...deps }: PlaytimeModuleDeps) => {
  const family = playtimeService({
    ...deps,
    store: playtimeStore(db),
    // What is shown to the adult; the limit itself asks the primary.
    times: playTimesStore(db.reads),
  });
  // Shown right after it was changed, and to a child who has just been told to rest: the primary, too.
  const ofChildren = childPlaytimeService({
    ...deps,
    store: childPlaytimeStore(db),
    times: playTimesStore(db),
  });
  playtimeRoutes(serve, { family, ofChildren });
};
