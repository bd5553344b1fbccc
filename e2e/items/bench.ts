/**
 * How fast items start and run on a weak phone: `node e2e/items/bench.ts [games/jembatan-sepuluh]`.
 * The processor is slowed six times, time is real. It reports; it never fails, for machines differ.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { dist, itemPaths } from './built-items.ts';
import { openPlayOrigin } from './play-origin.ts';
import { openFrame } from './visit.ts';

const slower = 6;
const watchMs = 4000;

interface Pace {
  readonly firstMs: number;
  readonly framesPerSecond: number;
  readonly slowestMs: number;
}

/** Runs inside the item before anything of it: when its stage has painted, and how frames follow. */
const watchPace = (): void => {
  if (window === top) return;
  const pace: { firstMs: number | null; frames: number[] } = { firstMs: null, frames: [] };
  Object.assign(window, { nobiPace: pace });
  const look = (now: number): void => {
    const stage = document.querySelector('.nobi-bubble')?.textContent;
    if (pace.firstMs === null && stage) pace.firstMs = now;
    if (pace.firstMs !== null) pace.frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

declare global {
  interface Window {
    nobiPace: { firstMs: number | null; frames: number[] };
  }
}

const browser = await chromium.launch(await findBrowser());
const origin = await openPlayOrigin(dist);

const paceOf = async (path: string): Promise<Pace> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(watchPace);
  const page = await context.newPage();
  await page.goto(origin.hostUrl);
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(openFrame, {
    src: `${origin.url}/${path}/`,
    settings: { lang: 'id' as const, voice: false, sound: 0, reducedMotion: false },
    save: null,
  });
  await page.waitForTimeout(watchMs + 2000);
  const frame = page.frames().find((each) => each.url().startsWith(origin.url));
  const { firstMs, frames } = (await frame?.evaluate(() => window.nobiPace)) ?? {
    firstMs: null,
    frames: [],
  };
  await context.close();
  // The first second belongs to the start.
  const steady = frames.filter((at) => at > (frames[0] ?? 0) + 1000);
  const span = (steady.at(-1) ?? 0) - (steady[0] ?? 0);
  const gaps = steady.slice(1).map((at, i) => at - (steady[i] ?? at));
  return {
    firstMs: Math.round(firstMs ?? Number.NaN),
    framesPerSecond: Math.round(((steady.length - 1) / span) * 1000),
    slowestMs: Math.round(Math.max(...gaps)),
  };
};

const rows: Record<string, Pace> = {};
for (const path of process.argv.length > 2 ? process.argv.slice(2) : itemPaths)
  rows[path] = await paceOf(path);
console.table(rows);
await origin.stop();
await browser.close();
