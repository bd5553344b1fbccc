import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../product/bus.ts';
import { enterAs, paid } from '../product/family.ts';
import { items } from '../steps/items.ts';
import { saveItem, shelves } from '../steps/offline/saving.ts';
import { type CpuTime, cpuTimeOf } from './trace.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Slows the page's own thread; Chromium has no such brake for a worker's. */
const slowdown = 6;
/** What issue 19 asks for, in milliseconds from the address to the first card. */
const wanted = 2000;

interface Figures {
  readonly shown: number;
  readonly painted: number;
  readonly cpu: CpuTime;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly calls: number;
}

/** What the page had loaded by the time its first card stood there. */
const loadedBy = (page: Page, shown: number) =>
  page.evaluate((time) => {
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => Object(entry.toJSON()))
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time);
    const scripts = loaded.filter(({ name }) => /\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: scripts.length,
      scriptBytes: scripts.reduce((total, { decodedBodySize }) => total + decodedBodySize, 0),
      calls: loaded.filter(({ name }) => name.includes('/api/')).length,
    };
  }, shown);

const openShelf = async (context: BrowserContext): Promise<Figures> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let shown = 0;
  const cpu = await cpuTimeOf(page, async () => {
    await page.goto(shelves.games, { waitUntil: 'commit' });
    // By the page's own clock and in its own frames: looking from outside would cost it time.
    shown = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('article')) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  });
  return { shown, cpu, ...(await loadedBy(page, shown)) };
};

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const rows: readonly (readonly [string, (figures: Figures) => number])[] = [
  ['first card, ms after the address', ({ shown }) => shown],
  ['first paint, ms after the address', ({ painted }) => painted],
  ['CPU ms until then', ({ cpu }) => cpu.task],
  ['script ms until then', ({ cpu }) => cpu.script],
  ['scripts', ({ scripts }) => scripts],
  ['their bytes, unpacked', ({ scriptBytes }) => scriptBytes],
  ['calls', ({ calls }) => calls],
];

test('the shelf opens from its worker within two seconds on a slow phone, both servers stopped and the browser restarted', async ({
  product,
  device,
}) => {
  test.setTimeout(120_000 + rounds * 60_000);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  await product.stopServers();

  const all: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await openShelf(await device.open()));

  console.log(`\nmedian of ${rounds}, without a line, ${slowdown} times slower`);
  for (const [name, of] of rows) console.log(name.padEnd(42), median(all.map(of)));
  expect(median(all.map(({ shown }) => shown))).toBeLessThanOrEqual(wanted);
});
