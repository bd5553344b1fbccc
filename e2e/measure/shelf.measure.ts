import type { Browser, Page } from '@playwright/test';
import { paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { type LongShelf, phoneBefore } from '../steps/screens/long-shelf.ts';
import { type CpuTime, cpuTimeOf } from './trace.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const slowdown = 6;
const lengths = [12, 600] as const;

interface Figures {
  readonly shown: number;
  readonly view: CpuTime;
  readonly nodes: number;
  readonly requests: number;
  readonly firstKey: CpuTime;
  readonly nextKey: CpuTime;
}

const afterFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );

const look = async (browser: Browser, shelf: LongShelf) => {
  const page = await phoneBefore(browser, shelf);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  let shown = 0;
  const view = await cpuTimeOf(page, async () => {
    await page.goto('/dashboard/games', { waitUntil: 'commit' });
    await page.getByRole('article').first().waitFor();
    shown = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    await afterFrames(page);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const box = page.getByRole('combobox');
  const option = page.getByRole('option').first();
  const firstKey = await cpuTimeOf(page, async () => {
    await box.pressSequentially('p');
    await option.waitFor();
    await afterFrames(page);
  });
  const nextKey = await cpuTimeOf(page, async () => {
    await box.pressSequentially('u');
    await afterFrames(page);
  });
  await page.context().close();
  const figures: Figures = { shown, view, nodes, requests, firstKey, nextKey };
  return figures;
};

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const rows: readonly (readonly [string, (figures: Figures) => number])[] = [
  ['first card, ms after the address', ({ shown }) => shown],
  ['first view, CPU ms', ({ view }) => view.task],
  ['first view, script ms', ({ view }) => view.script],
  ['elements', ({ nodes }) => nodes],
  ['requests', ({ requests }) => requests],
  ['first letter of a search, CPU ms', ({ firstKey }) => firstKey.task],
  ['next letter, CPU ms', ({ nextKey }) => nextKey.task],
];

test('a shelf of 600 costs a slow phone no more than one of 12', async ({ browser, product }) => {
  test.setTimeout(rounds * 120_000);
  const family = await paid(product);
  const all = new Map<number, Figures[]>(lengths.map((length) => [length, []]));
  // In turn, so that other work on the machine falls on both.
  for (let round = 0; round < rounds; round += 1)
    for (const length of lengths)
      all.get(length)?.push(await look(browser, { url: product.url, family, length }));

  console.log(
    `\nmedian of ${rounds}, ${slowdown} times slower`.padEnd(42),
    '12 items',
    '600 items',
  );
  const ratios = rows.map(([name, of]) => {
    const [few = 0, many = 0] = lengths.map((length) => median((all.get(length) ?? []).map(of)));
    console.log(name.padEnd(42), String(few).padStart(8), String(many).padStart(9));
    return { name, ratio: many / few };
  });
  expect(ratios.filter(({ ratio }) => ratio > 1.25)).toEqual([]);
});
