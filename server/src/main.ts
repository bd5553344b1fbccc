import cluster from 'node:cluster';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { type Log, openLog } from './log.ts';
import { startLines } from './print.ts';
import { connectionsNeeded } from './processes/capacity.ts';
import { explain } from './processes/explain.ts';
import { type Closings, startServing } from './processes/serving.ts';
import { keepWorkers, type Word } from './processes/workers.ts';
import { readSettings, type Settings } from './settings.ts';
import { scrapeWorkers } from './telemetry/workers.ts';
import { seconds } from './time.ts';

const closings: Closings = [];

const closeAll = async () => {
  for (const close of closings.splice(0).reverse()) await close();
};

const openDatabaseServer = async (settings: Settings, log: Log) => {
  if (settings.databaseUrl) return settings.databaseUrl;
  const folder = join(settings.dataFolder, 'postgres');
  const max_connections = String(Math.max(100, connectionsNeeded(settings) + 20));
  const embedded = await startEmbeddedPostgres({ folder, log, settings: { max_connections } });
  closings.push(embedded.stop);
  return embedded.url;
};

const startWorkers = async (settings: Settings, databaseUrl: string, log: Log) => {
  const environment = { DATABASE_URL: databaseUrl };
  const workers = await keepWorkers({ count: settings.workers, environment, log });
  closings.push(workers.stop);
  const { metricsHost: host, metricsPort: port } = settings;
  if (port !== undefined) closings.push(await scrapeWorkers({ host, port }));
};

/** Resolves when it has left: the process may end right after. */
const tellFirst = (word: Word) =>
  new Promise<void>((resolve) => {
    if (!process.send?.(word, undefined, undefined, () => resolve())) resolve();
  });

const start = async () => {
  const settings = readSettings();
  const { isWorker } = cluster;
  const log = openLog(settings.logLevel, cluster.worker?.id);
  const databaseUrl = await openDatabaseServer(settings, log);
  if (settings.workers > 1 && !isWorker) await startWorkers(settings, databaseUrl, log);
  else {
    // Workers that replace another have higher numbers.
    const isSpeaker = !isWorker || cluster.worker?.id === 1;
    await startServing({ settings, databaseUrl, log, closings, isWorker, isSpeaker });
  }
  if (isWorker) await tellFirst({ ready: true });
  else process.stdout.write(`${startLines(settings).join('\n')}\n`);
};

/** Asked to stop, also while still starting: then it stops as soon as it has started. */
const stopAsked = new Promise<void>((resolve) => {
  process.once('SIGTERM', () => resolve());
  // Ctrl-C reaches workers too; they wait until the first process asks them.
  process.on('SIGINT', () => cluster.isPrimary && resolve());
});

const fail = (doing: string) => async (error: unknown) => {
  process.exitCode = 1;
  if (cluster.isWorker) await tellFirst({ problem: explain(error) });
  else process.stderr.write(`\nNobi could not ${doing}.\n${explain(error)}\n\n`);
};

await start().then(() => stopAsked, fail('start'));
// Whatever hangs, the process ends: the database recovers by itself.
setTimeout(() => process.exit(1), seconds(cluster.isPrimary ? 45 : 40)).unref();
await closeAll().catch(fail('stop cleanly'));
process.exit();
