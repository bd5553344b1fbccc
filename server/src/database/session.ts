import type { PoolClient } from 'pg';
import type { NamedStatement, Queryable } from './database.ts';
import { isConflict, isStalePlan, leavesConnectionSound, translateFailure } from './failure.ts';
import { ownLimit, patienceMs } from './patience.ts';

const attempts = 3;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where connections come from. */
type Source = { connect(): Promise<PoolClient> };

/** Lends a pooled connection and takes it back; a connection that may be broken is thrown away. */
const borrow = async <T>(source: Source, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await source.connect();
  const patience = patienceMs();
  try {
    if (patience) await client.query(`SET statement_timeout = ${patience}`);
    const answer = await work(client);
    if (patience) await client.query('SET statement_timeout TO DEFAULT');
    client.release();
    return answer;
  } catch (error) {
    // Only a finished or rolled-back connection may serve the next caller, with the limits of all.
    const isSound = leavesConnectionSound(error) && client.getTransactionStatus() === 'I';
    client.release(!isSound || patience !== undefined);
    throw error;
  }
};

const ask = async <Row>(
  client: PoolClient,
  question: { name?: string; text: string; values: readonly unknown[] },
): Promise<Row[]> => {
  const result = await client.query({ ...question, values: [...question.values], ...ownLimit() });
  return result.rows;
};

const onceMore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isStalePlan(error)) return await work();
    throw error;
  }
};

const translated = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw translateFailure(error);
  }
};

/** Single statements, each on whichever connection is free. */
export const queryPool = (source: Source): Queryable => ({
  query: (text, values = []) =>
    translated(() => borrow(source, (client) => ask(client, { text, values }))),
  named: (statement) =>
    translated(() => onceMore(() => borrow(source, (client) => ask(client, statement)))),
});

type OpenTransaction = { tx: Queryable; end(): void };

const openTransaction = (client: PoolClient): OpenTransaction => {
  let isOpen = true;
  const guarded = <Row>(
    question: { text: string; values: readonly unknown[] } & Partial<NamedStatement>,
  ) => {
    if (!isOpen) return Promise.reject(new Error('This transaction has already ended.'));
    return ask<Row>(client, question);
  };
  return {
    tx: {
      query: (text, values = []) => guarded({ text, values }),
      named: (statement) => guarded(statement),
    },
    end: () => {
      isOpen = false;
    },
  };
};

const runTransaction = async <T>(
  client: PoolClient,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => {
  const { tx, end } = openTransaction(client);
  await client.query('BEGIN');
  try {
    const answer = await work(tx);
    end();
    // PostgreSQL answers ROLLBACK, without an error, when a failed statement was swallowed.
    const { command } = await client.query({ text: 'COMMIT', ...ownLimit() });
    if (command !== 'COMMIT') throw new Error('A statement failed, so nothing was saved.');
    return answer;
  } catch (error) {
    end();
    // When this fails too, the connection is thrown away and the server rolls back by itself.
    if (client.getTransactionStatus() !== 'I')
      await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Begin, work, commit; the whole work runs again after a deadlock or conflict. */
export const transact = async <T>(
  source: Source,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await borrow(source, (client) => runTransaction(client, work));
    } catch (error) {
      const isWorthRepeating = isConflict(error) || isStalePlan(error);
      if (!isWorthRepeating || attempt === attempts) throw translateFailure(error);
      await pause(10 + Math.random() * 40 * attempt);
    }
  }
};
