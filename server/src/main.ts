import { join } from 'node:path';
import { NotBuilt } from './built.ts';
import { compose } from './compose.ts';
import { connectDatabase } from './database/connect.ts';
import {
  AlreadyRunning,
  EmbeddedPostgresFailed,
  startEmbeddedPostgres,
} from './database/embedded.ts';
import { MigrationProblem } from './database/migrate.ts';
import { startJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { startLines } from './print.ts';
import { readSettings, type Settings, SettingsProblem } from './settings.ts';
import { listenForScrapes, scrapeOf } from './telemetry/metrics-server.ts';
import { seconds } from './time.ts';

/** How to close what is open, the newest last; a start that fails half-way closes as well. */
const closings: (() => Promise<unknown>)[] = [];

const closeAll = async () => {
  for (const close of closings.splice(0).reverse()) await close();
};

const openDatabase = async (settings: Settings, logger: ReturnType<typeof openLog>) => {
  const connect = (url: string) =>
    connectDatabase({ url, poolSize: settings.databasePool, log: logger });
  if (settings.databaseUrl) return connect(settings.databaseUrl);
  const folder = join(settings.dataFolder, 'postgres');
  const embedded = await startEmbeddedPostgres({ folder, log: logger });
  closings.push(embedded.stop);
  return connect(embedded.url);
};

const start = async () => {
  const settings = readSettings();
  const logger = openLog(settings.logLevel);
  const db = await openDatabase(settings, logger);
  closings.push(db.close);
  const product = await compose({ settings, db, logger });
  closings.push(() => product.close(seconds(10)));
  await product.app.listen({ host: settings.host, port: settings.port });
  await product.play.listen({ host: settings.host, port: settings.playPort });
  if (settings.metricsPort !== undefined && product.metrics)
    closings.push(
      await listenForScrapes(
        { host: settings.metricsHost, port: settings.metricsPort },
        scrapeOf(product.metrics),
      ),
    );
  const stopJobs = startJobs(product.jobs, logger);
  closings.push(async () => {
    // Health turns first, so that a proxy sends nobody new; then what is in flight ends.
    product.stopAccepting();
    await stopJobs(seconds(10));
  });
  process.stdout.write(`${startLines(settings).join('\n')}\n`);
};

/** Known troubles (a taken port, a folder in use, a wrong setting) are sentences, not stacks. */
const explain = (error: unknown) => {
  const known = [
    AlreadyRunning,
    EmbeddedPostgresFailed,
    MigrationProblem,
    SettingsProblem,
    NotBuilt,
  ];
  if (!(error instanceof Error)) return String(error);
  if (known.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Choose others with PORT and PLAY_PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this account. Choose others with PORT and PLAY_PORT.`;
  return error.stack ?? error.message;
};

/** Asked to stop, also while still starting: then it stops as soon as it has started. */
const stopAsked = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});

const fail = (doing: string) => (error: unknown) => {
  process.stderr.write(`\nNobi could not ${doing}.\n${explain(error)}\n\n`);
  process.exitCode = 1;
};

await start().then(() => stopAsked, fail('start'));
// Whatever hangs, the process ends: the database recovers by itself.
setTimeout(() => process.exit(1), seconds(40)).unref();
await closeAll().catch(fail('stop cleanly'));
process.exit();
