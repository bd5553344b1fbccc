import type { PoolClient } from 'pg';
import type { Queryable } from './database.ts';
import { isConflict, isStalePlan, leavesConnectionSound, translateFailure } from './failure.ts';
import { ownLimit, patienceMs } from './patience.ts';

const attempts = 3;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where connections come from. */
export interface Source {
  connect(): Promise<PoolClient>;
  /**
   * A pooler stands between: the next transaction may go over another connection to the server, so
   * nothing may be left behind on one, no prepared statement either.
   */
  readonly isShared?: boolean;
}

/** Lends a pooled connection and takes it back; a connection that may be broken is thrown away. */
const borrow = async <T>(source: Source, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await source.connect();
  try {
    const answer = await work(client);
    client.release();
    return answer;
  } catch (error) {
    // Only a finished or rolled-back connection may serve the next caller.
    client.release(!(leavesConnectionSound(error) && client.getTransactionStatus() === 'I'));
    throw error;
  }
};

type Question = { name?: string; text: string; values: readonly unknown[] };

const ask = async <Row>(client: PoolClient, question: Question): Promise<Row[]> => {
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

const nameless = ({ text, values }: Question): Question => ({ text, values });

/** A limit of its own ends with the transaction, so a statement that has one needs one. */
const answerTo = <Row>(client: PoolClient, question: Question): Promise<Row[]> =>
  patienceMs() === undefined
    ? ask(client, question)
    : runTransaction({ client }, () => ask<Row>(client, question));

/** Single statements, each on whichever connection is free. */
export const queryPool = (source: Source): Queryable => ({
  query: (text, values = []) =>
    translated(() => borrow(source, (client) => answerTo(client, { text, values }))),
  named: (statement) => {
    const question = source.isShared ? nameless(statement) : statement;
    return translated(() => onceMore(() => borrow(source, (client) => answerTo(client, question))));
  },
});

type OpenTransaction = { tx: Queryable; end(): void };

interface Lent {
  readonly client: PoolClient;
  readonly isShared?: boolean | undefined;
}

const openTransaction = ({ client, isShared }: Lent): OpenTransaction => {
  let isOpen = true;
  const guarded = <Row>(question: Question) => {
    if (!isOpen) return Promise.reject(new Error('This transaction has already ended.'));
    return ask<Row>(client, question);
  };
  return {
    tx: {
      query: (text, values = []) => guarded({ text, values }),
      named: (statement) => guarded(isShared ? nameless(statement) : statement),
    },
    end: () => {
      isOpen = false;
    },
  };
};

const begin = (): string => {
  const patience = patienceMs();
  return patience === undefined ? 'BEGIN' : `BEGIN; SET LOCAL statement_timeout = ${patience}`;
};

const runTransaction = async <T>(lent: Lent, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const { client } = lent;
  const { tx, end } = openTransaction(lent);
  await client.query(begin());
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
      return await borrow(source, (client) =>
        runTransaction({ client, isShared: source.isShared }, work),
      );
    } catch (error) {
      const isWorthRepeating = isConflict(error) || isStalePlan(error);
      if (!isWorthRepeating || attempt === attempts) throw translateFailure(error);
      await pause(10 + Math.random() * 40 * attempt);
    }
  }
};
