import cluster from 'node:cluster';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded/embedded.ts';
import { connectionsNeeded } from './processes/capacity.ts';
import { explain } from './processes/explain.ts';
import { type Closings, startServing } from './processes/serving.ts';
import { startLines } from './processes/start-lines.ts';
import type { Word } from './processes/start-worker.ts';
import { keepWorkers } from './processes/workers.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { type Log, openLog } from './telemetry/log.ts';
import { scrapeWorkers } from './telemetry/workers.ts';
import { seconds } from './time/durations.ts';

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

/**
 * As `systemctl reload` sends it: new code without a lost call. Heard from the beginning, since a
 * signal that nobody listens to ends a process: who is asked while starting does it afterwards.
 */
const listenForReloads = () => {
  const started = Promise.withResolvers<() => unknown>();
  // A terminal that closes still ends all.
  if (!process.stdout.isTTY) process.on('SIGHUP', async () => (await started.promise)());
  return started.resolve;
};

const startWorkers = async (settings: Settings, databaseUrl: string, log: Log) => {
  const environment = { DATABASE_URL: databaseUrl };
  const workers = await keepWorkers({ count: settings.workers, environment, log });
  closings.push(workers.stop);
  const { metricsHost: host, metricsPort: port } = settings;
  if (port !== undefined) closings.push(await scrapeWorkers({ host, port }));
  return workers.replaceAll;
};

/** Resolves when it has left: the process may end right after. */
const tellFirst = (word: Word) =>
  new Promise<void>((resolve) => {
    if (!process.send?.(word, undefined, undefined, () => resolve())) resolve();
  });

const start = async () => {
  const settings = readSettings();
  const { isWorker } = cluster;
  const reloadBy = settings.workers > 1 && !isWorker ? listenForReloads() : undefined;
  const log = openLog(settings.logLevel, cluster.worker?.id);
  const databaseUrl = await openDatabaseServer(settings, log);
  if (reloadBy) reloadBy(await startWorkers(settings, databaseUrl, log));
  else {
    // Workers that replace another have higher numbers.
    const isSpeaker = !isWorker || cluster.worker?.id === 1;
    await startServing({ settings, databaseUrl, log, closings, isWorker, isSpeaker });
  }
  if (isWorker) await tellFirst({ ready: true });
  else process.stdout.write(`${startLines(settings).join('\n')}\n`);
};

/** Asked to stop, also while still starting: then it stops as soon as it has started. */
const stopRequest = new Promise<void>((resolve) => {
  process.once('SIGTERM', () => resolve());
  // Ctrl-C reaches workers too; they wait until the first process asks them.
  process.on('SIGINT', () => cluster.isPrimary && resolve());
});

const fail = (doing: string) => async (error: unknown) => {
  process.exitCode = 1;
  const isPassing = error instanceof DatabaseUnavailable;
  if (cluster.isWorker) await tellFirst({ problem: explain(error), isPassing });
  else process.stderr.write(`\nNobi could not ${doing}.\n${explain(error)}\n\n`);
};

await start().then(() => stopRequest, fail('start'));
// Whatever hangs, the process ends: the database recovers by itself.
setTimeout(() => process.exit(1), seconds(cluster.isPrimary ? 45 : 40)).unref();
await closeAll().catch(fail('stop cleanly'));
process.exit();
