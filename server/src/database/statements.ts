import { Pool, types } from 'pg';
import { connectionConfig } from './connection.ts';

/** Two connections apart from the pool of the calls, for a library that brings its own statements. */
export const openStatements = (url: string, applicationName: string) => {
  const pool = new Pool({
    ...connectionConfig(url),
    application_name: applicationName,
    // Its tables may be rebuilt after an update.
    statement_timeout: 60_000,
    query_timeout: 62_000,
    max: 2,
    // It knows the driver's own types, not ours.
    types,
  });
  // Without a listener on every connection, a database that dies takes this process with it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    close: () => pool.end(),
  };
};
