import type { Database, DatabaseLog } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { capacityStore } from './capacity.store.ts';

/** Beside the pool of the calls: two for jobs, one for notices, one for the probe. */
const besidePool = 4;

/**
 * Connections to the database that all processes of this machine may open together. Workers are
 * replaced one after the other: one more is there in the meantime.
 */
export const connectionsNeeded = ({
  workers,
  databasePool,
  databasePooler,
}: Pick<Settings, 'workers' | 'databasePool'> & Partial<Pick<Settings, 'databasePooler'>>) =>
  // What a pooler opens is its own to limit.
  (workers > 1 ? workers + 1 : 1) * ((databasePooler ? 0 : databasePool) + besidePool);

/** Said at start, not found out on the first busy morning. */
export const warnOfCapacity = async (db: Database, settings: Settings, log: DatabaseLog) => {
  const needed = connectionsNeeded(settings);
  const allowed = await capacityStore(db).connections();
  if (needed > allowed)
    log.warn(
      { needed, allowed },
      'this machine may open more connections than the database allows: lower DATABASE_POOL or WORKERS, or raise max_connections',
    );
};
