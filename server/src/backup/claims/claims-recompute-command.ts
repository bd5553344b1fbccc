import { parseArgs } from 'node:util';
import { recomputeClaims } from '../../modules/report/recompute-claims.ts';
import { readSettings } from '../../settings/settings.ts';
import { allOrNothing, storesOn } from '../client.store.ts';
import { quiet, run } from '../command.ts';
import { openSource } from '../places.ts';

/**
 * `npm run claims:recompute`: what is claimed of every child, made anew from the evidence alone; with
 * `--check` nothing is written, and the exit code is 1 when anything is stored otherwise.
 */
const recompute = async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const { client, close } = await openSource(readSettings(), quiet);
  const stores = storesOn(client);
  const db = { ...stores, transaction: allOf };
  function allOf<Result>(work: (tx: typeof stores) => Promise<Result>) {
    return allOrNothing(client, () => work(stores));
  }
  const sum = await recomputeClaims(db, !values.check).finally(close);
  if (values.check && sum.differing > 0) process.exitCode = 1;
  return [
    `Children: ${sum.children}, claims: ${sum.claims}, answers: ${sum.answers}.`,
    `Stored otherwise${values.check ? '' : ', and written anew'}: ${sum.differing}.`,
  ];
};

await run('recompute the claims', recompute);
