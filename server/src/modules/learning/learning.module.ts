import { childLearning, learning } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { type LearningDeps, learningService } from './learning.service.ts';
import { learningStore } from './learning.store.ts';

interface LearningModuleDeps extends Omit<LearningDeps, 'store'> {
  readonly db: Database;
}

/** The primary answers: what was shown a minute ago decides what comes next. */
export const learningModule = (serve: Serve, { db, ...deps }: LearningModuleDeps) => {
  const service = learningService({ ...deps, store: learningStore(db) });
  serve(learning.today, service.today);
  serve(childLearning.list, service.list);
  serve(childLearning.set, service.set);
};
