import { erasedStore } from '../erasure/erasure.store.ts';
import { readSettings } from '../settings.ts';
import { quiet, run } from './command.ts';
import { openSource } from './places.ts';

/** Prints who was erased, as hashes, to be kept outside the database beside the backups. */
const list = async () => {
  const { client, close } = await openSource(readSettings(), quiet);
  const db = {
    query: async (sql: string) => (await client.query(sql)).rows,
    named: async () => [],
  };
  return await erasedStore(db).list().finally(close);
};

await run('list the erased', list);
