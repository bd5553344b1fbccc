import { erasedStore } from '../erasure/erasure.store.ts';
import { readSettings } from '../settings.ts';
import { storesOn } from './client.store.ts';
import { quiet, run } from './command.ts';
import { openSource } from './places.ts';

/** Prints who was erased, as hashes, to be kept outside the database beside the backups. */
const list = async () => {
  const { client, close } = await openSource(readSettings(), quiet);
  return await erasedStore(storesOn(client)).list().finally(close);
};

await run('list the erased', list);
