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

/** What every connection of this product has in common; times in milliseconds. */
export const connectionConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'nobi',
  options: '-c TimeZone=UTC',
  // Whoever gets no connection is told so within two seconds.
  connectionTimeoutMillis: 1500,
  // Of a call; what may take longer says so (patience.ts).
  statement_timeout: 3000,
  // The server's own limit cannot fire when the server is frozen or the network is gone.
  query_timeout: 3000 + longerThanServer,
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
  types: { getTypeParser },
});
