import { parseArgs } from 'node:util';
import { recomputeSkills } from '../../modules/report/recompute-skills.ts';
import { readSettings } from '../../settings/settings.ts';
import { allOrNothing, storesOn } from '../client.store.ts';
import { quiet, run } from '../command.ts';
import { openSource } from '../places.ts';

/**
 * `npm run skills:recompute`: what every child has shown of each skill, made anew from the events alone;
 * with `--check` nothing is written, and the exit code is 1 when anything is stored otherwise.
 */
const recompute = async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const { client, close } = await openSource(readSettings(), quiet);
  const stores = storesOn(client);
  const db = { transaction: allOf };
  function allOf<Result>(work: (tx: typeof stores) => Promise<Result>) {
    return allOrNothing(client, () => work(stores));
  }
  const sum = await recomputeSkills(db, !values.check).finally(close);
  if (values.check && sum.differing > 0) process.exitCode = 1;
  return [
    `Skills of children: ${sum.skills}.`,
    `Stored otherwise${values.check ? '' : ', and written anew'}: ${sum.differing}.`,
  ];
};

await run('recompute the skills', recompute);
