import { join } from 'node:path';
import { enterConsole } from '../src/testing.people.ts';
import { senderTo } from '../src/testing.ts';
import { fillDesk } from './desk-fill.ts';
import { shareOf, type Timed, timeLists } from './desk-measure.ts';
import type { Judge } from './families.ts';
import { openOn } from './plays-product.ts';
import type { Say } from './populate.ts';

/** Milliseconds that no page of a list may take, however it is asked. */
export const longest = 200;
const boss = { email: 'kepala@contoh.id', password: 'rahasia-kepala-1' };

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

/** The longer p95 of the first and the furthest page. */
export const tailOf = ({ first, last }: Timed) =>
  Math.max(shareOf(first, 0.95), shareOf(last, 0.95));

/** Asks every list of the console in every way, on the database in a folder. */
export const measureDesk = async (folder: string, say: Say) => {
  const product = await openOn(folder, { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password });
  const send = senderTo(product.url);
  const { token } = await enterConsole({ url: product.url, send }, boss.email, boss.password);
  const timed = await timeLists({ send, token });
  for (const each of timed)
    say(`${each.list}?${each.asked}: first ${ms(each.first)} ms, last ${ms(each.last)} ms`);
  for (const row of slowest(timed)) console.log(row);
  await product.stop();
  return timed;
};

/** A tenth of what is promised; `console.ts` fills as much as one likes. */
const size = { families: 100_000, orders: 1_000_000, cases: 2000 };

export const benchConsole = async (folder: string, judge: Judge) => {
  const place = join(folder, 'desk');
  await fillDesk(place, size, () => undefined);
  const timed = await measureDesk(place, () => undefined);
  judge('console: slowest list, p95', Math.max(...timed.map(tailOf)), {
    most: longest,
    unit: 'ms',
  });
};
