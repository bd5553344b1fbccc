import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enterConsole } from '../../src/testing/people.ts';
import { senderTo } from '../../src/testing/sender.ts';
import type { Bench, Part } from '../part.ts';
import { say } from '../population/populate.ts';
import { openOn } from '../population/product-on.ts';
import { shareOf } from '../statistics.ts';
import { fillConsole } from './fill.ts';
import { type Timed, timeLists } from './lists.ts';

/** Milliseconds that no page of a list may take, however it is asked. */
const longest = 200;
const boss = { email: 'kepala@contoh.id', password: 'rahasia-kepala-1' };

const ms = (took: readonly number[]) =>
  `${shareOf(took, 0.5).toFixed(0)} / ${shareOf(took, 0.95).toFixed(0)}`;

/** One line a list: the slowest way to ask it for its first and for its furthest page. */
const slowest = (timed: readonly Timed[]) =>
  [...Map.groupBy(timed, ({ list }) => list)].map(([list, ways]) => {
    const worst = (which: 'first' | 'last') =>
      ways.toSorted((a, b) => shareOf(b[which], 0.95) - shareOf(a[which], 0.95))[0];
    const [first, last] = [worst('first'), worst('last')];
    return `| ${list} | ${ways.length} | ${ms(first?.first ?? [])} | ${first?.query} | ${ms(last?.last ?? [])} | ${last?.query} |`;
  });

/** The longer p95 of the first and the furthest page. */
const tailOf = ({ first, last }: Timed) => Math.max(shareOf(first, 0.95), shareOf(last, 0.95));

/** Asks every list of the console in every way, on the database in a folder. */
const measureLists = async (folder: string) => {
  const product = await openOn(folder, { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
  const send = senderTo(product.url);
  const { token } = await enterConsole({ url: product.url, send }, boss.email, boss.password);
  const timed = await timeLists({ send, token });
  for (const each of timed)
    say(`${each.list}?${each.query}: first ${ms(each.first)} ms, last ${ms(each.last)} ms`);
  for (const row of slowest(timed)) console.log(row);
  await product.stop();
  return timed;
};

const options = {
  // A tenth of what is promised.
  families: { type: 'string', default: '100000' },
  orders: { type: 'string', default: '1000000' },
  folder: { type: 'string' },
  'only-measure': { type: 'boolean', default: false },
} as const;

const measureConsole = async ({ folder, judge, args }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  const families = Number(values.families);
  const place = values.folder ?? join(folder, 'console');
  if (!values['only-measure'])
    await fillConsole(
      place,
      { families, orders: Number(values.orders), cases: families / 50 },
      say,
    );
  const timed = await measureLists(place);
  const slow = timed.filter((each) => tailOf(each) > longest).length;
  console.log(`${slow} of ${timed.length} ways take longer than ${longest} ms`);
  judge('console: slowest list, p95', Math.max(...timed.map(tailOf)), {
    most: longest,
    unit: 'ms',
  });
};

export const consolePart: Part = {
  about: 'every list of the console in every way: --families, --orders, --folder, --only-measure',
  isOnlyByName: true,
  run: measureConsole,
};
