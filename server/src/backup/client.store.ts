import type { ClientBase } from 'pg';
import type { Queryable } from '../database/database.ts';

type Client = Pick<ClientBase, 'query'>;

/** One connection as stores ask it. */
export const storesOn = (client: Client): Queryable => ({
  query: async (sql, values = []) => (await client.query(sql, [...values])).rows,
  named: async ({ text, values }) => (await client.query(text, [...values])).rows,
});

/** All or nothing on one connection. */
export const allOrNothing = async <Result>(
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
