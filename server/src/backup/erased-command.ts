import { erasedStore } from '../modules/account/erasure/erasure.store.ts';
import { withdrawnChildrenStore } from '../modules/consent/consent.store.ts';
import { readSettings } from '../settings/settings.ts';
import { storesOn } from './client.store.ts';
import { quiet, run } from './command.ts';
import { openSource } from './places.ts';

/** Prints who was erased, as hashes, to be kept outside the database beside the backups. */
const list = async () => {
  const { client, close } = await openSource(readSettings(), quiet);
  const db = storesOn(client);
  const all = async () => [
    ...(await erasedStore(db).list()),
    ...(await withdrawnChildrenStore(db).list()),
  ];
  return await all().finally(close);
};

await run('list the erased', list);
