import type { Queryable } from '../database/database.ts';

/** Which backups were taken; the console reads how old the newest is. */
export const backupRunsStore = (db: Queryable) => ({
  add: (isEncrypted: boolean) =>
    db.query('insert into backup_run (is_encrypted) values ($1)', [isEncrypted]),
});
