import { type ClientConfig, types } from 'pg';

const int8 = 20;
const date = 1082;

const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe number`);
  return value;
};

// A calendar day has no zone: as a Date it would shift with the machine's own zone.
const parseDay = (text: string): string => text;

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && oid === int8) return parseInt8;
  if (format !== 'binary' && oid === date) return parseDay;
  return format === 'binary'
    ? types.getTypeParser(oid, 'binary')
    : types.getTypeParser(oid, 'text');
};

/** The server's own limit comes first: it says what it ended and keeps the connection sound. */
export const longerThanServer = 1000;

/** What a statement of a call may take, in milliseconds; what may take longer says so (patience.ts). */
const statementTimeout = 3000;

/**
 * By a pooler in transaction mode (PgBouncer). It passes no options on: time zone and limits come with
 * its own connections to the server (`pooler.ts`).
 */
export const poolerConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'nobi',
  // Whoever gets no connection is told so within two seconds.
  connectionTimeoutMillis: 1500,
  // The server's own limit cannot fire when the server is frozen or the network is gone.
  query_timeout: statementTimeout + longerThanServer,
  keepAlive: true,
  types: { getTypeParser },
});

/** What each connection to the server asks for. */
export const sessionLimits = {
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: 20_000,
} as const;

/** What every connection of this product has in common; times in milliseconds. */
export const connectionConfig = (url: string): ClientConfig => ({
  ...poolerConfig(url),
  ...sessionLimits,
  options: '-c TimeZone=UTC',
});
