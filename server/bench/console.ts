import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enterConsole } from '../src/testing.people.ts';
import { senderTo } from '../src/testing.ts';
import { fillDesk } from './desk-fill.ts';
import { shareOf, type Timed, timeLists } from './desk-measure.ts';
import { openOn } from './plays-product.ts';
import { temporaryFolder } from './servers.ts';

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    'only-measure': { type: 'boolean', default: false },
  },
});
const size = {
  families: Number(values.families),
  orders: Number(values.orders),
  cases: Number(values.families) / 50,
};
const most = 200;
const boss = { email: 'kepala@contoh.id', password: 'rahasia-kepala-1' };

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const ms = (took: readonly number[]) =>
  `${shareOf(took, 0.5).toFixed(0)} / ${shareOf(took, 0.95).toFixed(0)}`;

/** One line a list: the slowest way to ask it for its first and for its furthest page. */
const slowest = (timed: readonly Timed[]) =>
  [...Map.groupBy(timed, ({ list }) => list)].map(([list, ways]) => {
    const worst = (which: 'first' | 'last') =>
      ways.toSorted((a, b) => shareOf(b[which], 0.95) - shareOf(a[which], 0.95))[0];
    const [first, last] = [worst('first'), worst('last')];
    return `| ${list} | ${ways.length} | ${ms(first?.first ?? [])} | ${first?.asked} | ${ms(last?.last ?? [])} | ${last?.asked} |`;
  });

const measure = async (folder: string) => {
  const product = await openOn(folder, { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
  const send = senderTo(product.url);
  const { token } = await enterConsole({ url: product.url, send }, boss.email, boss.password);
  const timed = await timeLists({ send, token });
  for (const each of timed)
    say(`${each.list}?${each.asked}: first ${ms(each.first)} ms, last ${ms(each.last)} ms`);
  for (const row of slowest(timed)) console.log(row);
  await product.stop();
  return timed.filter(({ first, last }) =>
    [first, last].some((took) => shareOf(took, 0.95) > most),
  );
};

const scratch = await temporaryFolder();
const folder = values.folder ?? join(scratch.path, 'desk');
if (!values['only-measure']) await fillDesk(folder, size, say);
const slow = await measure(folder);
await scratch.drop();
console.log(
  slow.length > 0 ? `✘ ${slow.length} ways take more than ${most} ms` : `✔ all within ${most} ms`,
);
if (slow.length > 0) process.exitCode = 1;
