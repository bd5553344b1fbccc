import type { PasswordCost } from '../adapters/identity/embedded/passwords/password.ts';
import { compose } from '../compose/compose.ts';
import type { Outside } from '../compose/context.ts';
import { connectDatabase } from '../database/connect.ts';
import { quietLog, testDatabase } from '../database/testing.ts';
import { readSettings } from '../settings/settings.ts';
import { openLog } from '../telemetry/log.ts';
import { builtFolders } from './builds.ts';
import { observedDatabase, type Statement } from './plans/statements.ts';
import { freePort } from './ports.ts';
import { senderTo } from './sender.ts';
import { unhurried } from './unhurried.ts';

/** Another process would see the same database, through connections of its own. */
const sameDatabase = async (url: string, isDistributed = false) => {
  const db = await connectDatabase({ url, poolSize: 8, log: quietLog, isDistributed });
  return { db, url, drop: () => db.close() };
};

/** Thousands of families sign up here: at the recommended cost that would be a third of all time. */
const cheapPasswords: PasswordCost = { m: 64, t: 1, p: 1 };

interface Beside {
  readonly databaseUrl?: string;
  /** That database is a Citus coordinator, whose workers are to have the families. */
  readonly isDistributed?: boolean;
  readonly outside?: Outside;
  /** Told of every statement that the product sends. */
  readonly hear?: (statement: Statement) => void;
  /** Where the recommended cost matters; the others hash in no time. */
  readonly passwordCost?: PasswordCost;
}

/**
 * The whole product over HTTP, with fault switches at the demo gateway: on a database of its own,
 * or beside another product on that one's.
 */
export const startProduct = async (
  environment: Record<string, string> = {},
  { databaseUrl, isDistributed, outside, hear, passwordCost = cheapPasswords }: Beside = {},
) => {
  const database = await (databaseUrl ? sameDatabase(databaseUrl, isDistributed) : testDatabase());
  const built = await builtFolders();
  const [port, playPort] = [await freePort(), await freePort()];
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAY_PORT: String(playPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    DATABASE_URL: database.url,
    WEB_DIST: built.web,
    STAFF_DIST: built.staff,
    CONTENT_DIST: built.content,
    SANDBOX_FAULTS: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const logger = openLog(settings.logLevel);
  const db = hear ? observedDatabase(database.db, hear) : database.db;
  const product = await compose({ settings, db, logger, outside, passwordCost });
  await product.app.listen({ host: settings.host, port: settings.port });
  await product.play.listen({ host: '127.0.0.1', port: settings.playPort });
  return {
    url: settings.publicUrl,
    playUrl: settings.playUrl,
    db: unhurried(database.db),
    databaseUrl: database.url,
    settings,
    serverKey: product.serverKey,
    metrics: product.metrics,
    sweep: product.sweep,
    runJob: async (name: string) => product.jobs.find((job) => job.name === name)?.run(),
    send: senderTo(settings.publicUrl),
    stop: async () => {
      await product.close(200);
      await database.drop();
      await built.remove();
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
