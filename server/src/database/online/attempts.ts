import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { DatabaseUnavailable } from '../database.ts';
import { isConflict, isLockTimeout, translateFailure } from '../failure.ts';
import type { MigrationClient } from './applied.store.ts';
import { MigrationProblem } from './migration-files.ts';

const attempts = 40;
/** A change may take its time; all else is answered at once, or by nobody (`connection.ts`). */
export const unhurried = { query_timeout: 24 * 60 * 60_000 };

/** All of it or nothing; steps aside after half a second of waiting for a lock. */
export const inTransaction = async <T>(
  client: MigrationClient,
  work: () => Promise<T>,
): Promise<T> => {
  await client.query('BEGIN');
  try {
    // A change that waits behind a long reader makes every later reader wait behind it.
    await client.query(`SET LOCAL lock_timeout = '500ms'`);
    const answer = await work();
    await client.query({ text: 'COMMIT', ...unhurried });
    return answer;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/**
 * Gives an advisory lock of the session back after the work. A connection that is lost has given it back by
 * itself: it is not asked again, and whoever goes on has to use another one.
 */
export const givingBack = async <T>(
  client: MigrationClient,
  lock: number,
  work: () => Promise<T>,
): Promise<T> => {
  const giveBack = () => client.query('SELECT pg_advisory_unlock($1)', [lock]);
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    const isLost = translateFailure(error) instanceof DatabaseUnavailable;
    if (!isLost) await giveBack().catch(() => undefined);
    throw error;
  }
  await giveBack();
  return answer;
};

/** Tries again while others are in the way. Throws MigrationProblem when the file itself is at fault. */
export const withAttempts = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if ((isLockTimeout(error) || isConflict(error)) && attempt < attempts) {
        await pause(200 + Math.random() * 800);
        continue;
      }
      const failure = translateFailure(error);
      if (!(failure instanceof DatabaseError)) throw failure;
      throw new MigrationProblem(`${name}: ${failure.message}`, { cause: failure });
    }
  }
};
