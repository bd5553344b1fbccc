import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { dataKinds } from '../../modules/account/breach/concerned-families.store.ts';
import { concernedFile } from '../../modules/account/breach/concerned-families.ts';
import { readSettings } from '../../settings/settings.ts';
import { allOrNothing, storesOn } from '../client.store.ts';
import { attempt, quiet } from '../command.ts';
import { openSource } from '../places.ts';
import { BackupProblem } from '../problem.ts';

const usage = `Say when, with the zone, and of what: npm run --silent breach:concerned -- --from 2026-11-23T08:00+07:00 --to 2026-11-23T10:00+07:00 [--what ${dataKinds.join('|')}|all]`;

/** Without its zone a time would be read as the server's. */
const moment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/));
const words = z.object({
  from: moment,
  to: moment,
  what: z._default(z.enum([...dataKinds, 'all']), 'all'),
});

const input = () => {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { from: text, to: text, what: text } });
    const { what, ...range } = words.parse(values);
    const [from, to] = [new Date(range.from), new Date(range.to)];
    if (from < to) return { from, to, kinds: what === 'all' ? dataKinds : [what] };
  } catch (error) {
    throw new BackupProblem(usage, { cause: error });
  }
  throw new BackupProblem(usage);
};

/** `npm run breach:concerned`: whom to write to when data of that time reached somebody else. */
const list = async () => {
  const wanted = input();
  const { client, close } = await openSource(readSettings(), quiet);
  const write = async () => {
    let families = 0;
    for await (const part of concernedFile(storesOn(client), wanted)) {
      process.stdout.write(part.text);
      families += part.families;
    }
    return families;
  };
  const families = await allOrNothing(client, write).finally(close);
  process.stderr.write(`Families concerned: ${families}\n`);
};

await attempt('list the families concerned', list);
