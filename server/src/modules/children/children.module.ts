import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { childrenRoutes } from './children.routes.ts';
import { type ChildrenDeps, childrenService } from './children.service.ts';
import { type ChildSteps, childrenStore } from './children.store.ts';
import { type WhoPlaysDeps, whoPlaysService } from './who-plays.service.ts';
import { whoPlaysStore } from './who-plays.store.ts';

interface ChildrenModuleDeps
  extends Omit<ChildrenDeps, 'store'>,
    Omit<WhoPlaysDeps, 'store' | 'letPlay'> {
  readonly db: Database;
  readonly steps: ChildSteps;
}

/** The children of a family, whom the adult names behind the PIN, and who of them plays. */
export const childrenModule = (serve: Serve, { db, steps, ...deps }: ChildrenModuleDeps) =>
  childrenRoutes(
    serve,
    childrenService({ ...deps, store: childrenStore(db, steps) }),
    whoPlaysService({
      ...deps,
      store: whoPlaysStore(db),
      letPlay: (caller, child) => db.transaction((tx) => sessionsStore(tx).letPlay(caller, child)),
    }),
  );
