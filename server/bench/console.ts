import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { longest, measureDesk, tailOf } from './desk-bench.ts';
import { fillDesk } from './desk-fill.ts';
import { temporaryFolder } from './servers.ts';

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    'only-measure': { type: 'boolean', default: false },
  },
});
const families = Number(values.families);
const size = { families, orders: Number(values.orders), cases: families / 50 };

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

const scratch = await temporaryFolder();
const folder = values.folder ?? join(scratch.path, 'desk');
if (!values['only-measure']) await fillDesk(folder, size, say);
const slow = (await measureDesk(folder, say)).filter((each) => tailOf(each) > longest);
await scratch.drop();
console.log(slow.length > 0 ? `✘ ${slow.length} ways take longer` : `✔ all within ${longest} ms`);
if (slow.length > 0) process.exitCode = 1;
