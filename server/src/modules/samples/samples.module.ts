import { samples } from '@nobi/contract';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { sampleSessionStore } from '../../play-sessions/sample-session.store.ts';
import { type SamplesDeps, samplesService } from './samples.service.ts';

interface SamplesModuleDeps extends Omit<SamplesDeps, 'store'> {
  readonly db: Database;
}

export const samplesModule = (serve: Serve, { db, ...deps }: SamplesModuleDeps) => {
  const service = samplesService({ ...deps, store: sampleSessionStore(db) });
  serve(samples.open, service.open);
  serve(samples.keep, service.keep);
};
