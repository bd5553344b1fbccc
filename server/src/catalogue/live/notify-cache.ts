import type { Database, DatabaseLog } from '../../database/database.ts';

const tryAgainMs = 1000;

interface NotifyCacheOptions {
  readonly db: Database;
  readonly log: DatabaseLog;
  /** Heard whenever another process changed something. */
  readonly channel: string;
  /** Reads everything anew. */
  readonly take: () => Promise<void>;
}

/** Reads something now and at every notice; answers how to read it anew in this process. */
export const notifyCache = async ({
  db,
  log,
  channel,
  take,
}: NotifyCacheOptions): Promise<() => Promise<void>> => {
  let turn: Promise<void> = Promise.resolve();
  /** One after the other: an older reading never lands on a newer one. */
  const refresh = () => {
    const reading = turn.then(take);
    turn = reading.catch(() => undefined);
    return reading;
  };
  const hear = () => {
    refresh().catch((error: unknown) => {
      log.warn({ err: error, channel }, 'what staff changed could not be read anew');
      setTimeout(hear, tryAgainMs).unref();
    });
  };

  await db.listen(channel, hear, () => db.isListening() && hear());
  await refresh();
  return refresh;
};
