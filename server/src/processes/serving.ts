import { setTimeout as pause } from 'node:timers/promises';
import { compose } from '../compose/compose.ts';
import { connectDatabase, ownMigrations } from '../database/connect.ts';
import { keepFinishing } from '../database/online/keep-finishing.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { Log } from '../telemetry/log.ts';
import { listenForScrapes, scrapeOf } from '../telemetry/metrics-server.ts';
import { answerScrapes } from '../telemetry/workers.ts';
import { seconds } from '../time/durations.ts';
import { warnOfCapacity } from './capacity.ts';

/** How to close what is open, the newest last; a start that fails half-way closes as well. */
export type Closings = (() => Promise<unknown>)[];

export interface Serving {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly closings: Closings;
  /** One of several: the first process tells the numbers of all. */
  readonly isWorker: boolean;
  /** The one that speaks for all processes of this start, so that a warning is said once. */
  readonly isSpeaker: boolean;
}

/**
 * Callers who may wait to be accepted; the system may allow fewer. Of ten thousand browsers that come
 * back together, Node's own 511 dropped some, who then tried again for up to 31 seconds.
 */
const backlog = 4096;

type Product = Awaited<ReturnType<typeof compose>>;

const listen = async ({ settings, closings, isWorker }: Serving, product: Product) => {
  const { host, port, playPort, metricsHost, metricsPort } = settings;
  await product.app.listen({ host, port, backlog });
  await product.play.listen({ host, port: playPort, backlog });
  if (metricsPort === undefined || !product.metrics) return;
  if (isWorker) return answerScrapes();
  const where = { host: metricsHost, port: metricsPort };
  closings.push(await listenForScrapes(where, scrapeOf(product.metrics)));
};

/** Opens the database and serves on it: all that one process does. */
export const startServing = async (serving: Serving) => {
  const { settings, databaseUrl: url, log, closings } = serving;
  const db = await connectDatabase({
    url,
    pooler: settings.databasePooler,
    isDistributed: settings.isDistributed,
    poolSize: settings.databasePool,
    replica: settings.replica,
    log,
  });
  closings.push(db.close);
  const product = await compose({ settings, db, logger: log });
  closings.push(() => product.close(seconds(10)));
  await listen(serving, product);
  closings.push(keepFinishing({ url, folder: ownMigrations, log }));
  const jobs = await startJobs({
    url,
    db,
    jobs: product.jobs,
    log,
    onEnd: (job, end) => product.metrics?.jobs.inc({ job, end }),
  });
  product.metrics?.watchQueues(jobs.counts);
  closings.push(async () => {
    // Health turns first, so that a proxy sends nobody new; who comes all the same is still served.
    product.stopAccepting();
    await Promise.all([jobs.stop(seconds(10)), pause(settings.drainMs)]);
  });
  if (!serving.isSpeaker) return;
  await warnOfCapacity(db, settings, log);
  await product.tellAuditEnd();
};
