import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { compose } from './compose.ts';
import { connectDatabase } from './database/connect.ts';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { startJobs } from './jobs.ts';
import { startLines } from './print.ts';
import { readSettings, type Settings } from './settings.ts';
import { seconds } from './time.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const openDatabase = async (settings: Settings, logger: Logger) => {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: join(settings.dataFolder, 'postgres'), log: logger });
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const db = await connectDatabase({ url, poolSize: settings.databasePool, log: logger });
  return {
    db,
    close: async () => {
      await db.close();
      await embedded?.stop();
    },
  };
};

const start = async () => {
  const settings = readSettings();
  const logger = pino({ level: settings.logLevel, base: null });
  const database = await openDatabase(settings, logger);
  const product = await compose({ settings, db: database.db, logger });
  await product.app.listen({ host: settings.host, port: settings.port });
  await product.play.listen({ host: settings.host, port: settings.playPort });
  const stopJobs = startJobs(product.jobs, logger);
  for (const line of startLines(settings)) say(line);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Health turns first, so that a proxy sends nobody new; then what is in flight ends.
    product.stopAccepting();
    await stopJobs();
    await product.close(seconds(10));
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Known troubles (a taken port, a folder in use, a wrong setting) are sentences, not stacks. */
const explain = (error: unknown) => {
  const isSocket = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isSocket) return 'That port is in use already. Choose others with PORT and PLAY_PORT.';
  return error instanceof Error ? error.message : String(error);
};

start().catch((error: unknown) => {
  process.stderr.write(`\nNobi could not start.\n${explain(error)}\n\n`);
  process.exit(1);
});
