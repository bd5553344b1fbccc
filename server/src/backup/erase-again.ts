import { readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import type { Queryable } from '../database/database.ts';
import { eraseAccount } from '../erasure/erase.ts';
import { erasedStore } from '../erasure/erasure.store.ts';
import type { Files } from '../ports/files.ts';
import { BackupProblem } from './problem.ts';

const hash = /^[0-9a-f]{64}$/;

/** The list that `erased-command.ts` wrote: one hash a line. Throws BackupProblem. */
export const readErased = async (path: string | undefined): Promise<string[]> => {
  if (path === undefined) return [];
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BackupProblem(`The list of the erased could not be read: ${path}`, { cause });
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const strange = lines.findIndex((line) => !hash.test(line.trim()));
  if (strange >= 0)
    throw new BackupProblem(`Line ${strange + 1} of ${path} is no hash of an erased account.`);
  return lines.map((line) => line.trim());
};

const queryableOf = (client: Pick<ClientBase, 'query'>): Queryable => ({
  query: async (sql, values = []) => (await client.query(sql, [...values])).rows,
  named: async ({ text, values }) => (await client.query(text, [...values])).rows,
});

/** Erases again whom the list names and a restored backup has brought back; answers how many. */
export const eraseAgain = async (
  client: Pick<ClientBase, 'query'>,
  files: Files,
  hashes: readonly string[],
): Promise<number> => {
  const db = queryableOf(client);
  const back = await erasedStore(db).back(hashes);
  await client.query('begin');
  try {
    for (const accountId of back) await eraseAccount(db, files, accountId);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return back.length;
};
