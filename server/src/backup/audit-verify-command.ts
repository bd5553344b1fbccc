import { parseArgs } from 'node:util';
import { verifyChain } from '../audit/chain.ts';
import { readSettings } from '../settings/settings.ts';
import { anchorOf, verdictOf } from './audit-verdict.ts';
import { storesOn } from './client.store.ts';
import { quiet, run } from './command.ts';
import { openSource } from './places.ts';

/** `npm run audit:verify`: whether the audit log is as it was written; exit code 1 when it is not. */
const verify = async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { place: text, hash: text } });
  const anchor = anchorOf(values);
  const { client, close } = await openSource(readSettings(), quiet);
  const result = await verifyChain(storesOn(client), anchor).finally(close);
  if (result.broken) process.exitCode = 1;
  return verdictOf(result, anchor);
};

await run('verify the audit log', verify);
