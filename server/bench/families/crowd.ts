import { setTimeout as pause } from 'node:timers/promises';
import { tokenOfFamily } from '../population/population.store.ts';
import { openBrowser, visit } from './family-visit.ts';

// Families of one loader process, told by its environment; answers one line of JSON at the end.
const setting = (name: string) => Number(process.env[name]);
const url = process.env.CROWD_URL ?? '';
const password = process.env.CROWD_PASSWORD ?? '';
const [first, families, seconds, thinkMs, rampMs] = [
  setting('CROWD_FIRST'),
  setting('CROWD_FAMILIES'),
  setting('CROWD_SECONDS'),
  setting('CROWD_THINK_MS'),
  setting('CROWD_RAMP_MS'),
];

const took: number[] = [];
const refused: Record<number, number> = {};
const begunAt = performance.now();
/** Counted once all connections are open. */
const countsFrom = begunAt + rampMs;
const until = countsFrom + seconds * 1000;
let counted = 0;

const clock = {
  think: () => (thinkMs > 0 ? pause(Math.random() * 2 * thinkMs) : Promise.resolve()),
  took: (ms: number, status: number) => {
    const now = performance.now();
    if (now > until) return;
    if (status < 200 || status > 299) refused[status] = (refused[status] ?? 0) + 1;
    if (now < countsFrom) return;
    counted += 1;
    took.push(Math.round(ms * 10) / 10);
  },
};

const live = async (family: number) => {
  const visitor = {
    token: tokenOfFamily(family),
    email: `keluarga-${family}@contoh.id`,
    address: `10.${(family >> 16) & 255}.${(family >> 8) & 255}.${family & 255}`,
    password,
  };
  const browser = openBrowser(url, visitor, clock);
  await pause(Math.random() * rampMs);
  while (performance.now() < until) await Promise.race([visit(browser, visitor), untilEnd]);
  return browser;
};

const untilEnd = pause(until - performance.now());
const browsers = await Promise.all(Array.from({ length: families }, (_, at) => live(first + at)));
const connections = browsers.reduce((sum, browser) => sum + browser.connections(), 0);
// Families that are still in the middle of a visit do not keep the process.
process.stdout.write(JSON.stringify({ counted, refused, connections, took }), () => process.exit());
