import { DatabaseError } from 'pg';
import { DatabaseUnavailable } from './database.ts';

// 08 connection, 53 disk, memory or connections run out; 57P01-03 stopping, crashed, starting;
// 55000 closed to connections for maintenance; 57014 our own statement limit; 58030 disk read
// failed; 25006 the server has become a replica.
const unavailableState = /^(08...|53...|57P0[1-5]|55000|57014|58030|25006|25P0[34])$/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOTCONN',
  // The queue of a socket of this machine is full: a frozen PostgreSQL takes nobody in.
  'EAGAIN',
]);

// The driver gives its own errors no code, only these sentences.
const driverSentence =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after|Client has already been connected)/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A coordinator of Citus that loses a worker in the middle of a statement has no code for it, only a place. */
const isWorkerLost = ({ code, routine }: DatabaseError): boolean =>
  code === 'XX000' &&
  (routine === 'MarkRemoteTransactionFailed' || routine === 'ReportResultError');

const isUnavailable = (error: Error): boolean => {
  if (error instanceof DatabaseError)
    return unavailableState.test(error.code ?? '') || isWorkerLost(error);
  if (error instanceof AggregateError)
    return error.errors.every((each) => each instanceof Error && isUnavailable(each));
  return networkCodes.has(codeOf(error)) || driverSentence.test(error.message);
};

/** 57P01, ECONNREFUSED, or a sentence of the driver's own: none of them quotes a value. */
const reasonOf = (error: Error): string | undefined => {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error
    ? codeOf(first) || driverSentence.exec(first.message)?.[1]
    : undefined;
};

/** Tells "the database is away" from "the statement is wrong"; the rest passes unchanged. */
export const translateFailure = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error;
  if (!isUnavailable(error)) return error;
  const reason = reasonOf(error);
  return new DatabaseUnavailable(`The database cannot be reached: ${error.message}`, {
    cause: error,
    ...(reason && { reason }),
  });
};

/** A refused statement leaves the connection sound; a lost or half-heard one does not. */
export const leavesConnectionSound = (error: unknown): boolean => {
  if (error instanceof DatabaseError)
    return !/^(08|57P)/.test(error.code ?? '') && !isStalePlan(error);
  return !(error instanceof Error && isUnavailable(error));
};

/** A value or a constraint refused a row (SQLSTATE classes 22 and 23): its neighbours may pass without it. */
export const isRowAtFault = (error: unknown): boolean =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

/** A deadlock or a serialization conflict: the same work is expected to pass when run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/** A prepared statement from before a migration; a fresh connection prepares it anew. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';

export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '55P03';
