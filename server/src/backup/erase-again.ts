import { readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { eraseAccount, eraseChild } from '../compose/erasure.ts';
import { erasedStore } from '../modules/account/erasure/erasure.store.ts';
import { withdrawnChildrenStore } from '../modules/consent/consent.store.ts';
import type { Files } from '../ports/files.ts';
import { allOrNothing, storesOn } from './client.store.ts';
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
    throw new BackupProblem(
      `Line ${strange + 1} of ${path} is no hash of an erased family or child.`,
    );
  return lines.map((line) => line.trim());
};

/**
 * Erases again whom the list names and a restored backup has brought back, families and single
 * children; answers how many of each.
 */
export const eraseAgain = async (
  client: Pick<ClientBase, 'query'>,
  files: Files,
  hashes: readonly string[],
): Promise<{ families: number; children: number }> => {
  const db = storesOn(client);
  const back = await erasedStore(db).back(hashes);
  return allOrNothing(client, async () => {
    await erasedStore(db).allowAgain();
    for (const accountId of back) await eraseAccount(db, files, accountId);
    const children = await withdrawnChildrenStore(db).back(hashes);
    for (const { account_id, id } of children) await eraseChild(db, account_id, id);
    return { families: back.length, children: children.length };
  });
};
