import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { syntheticCommandSettings } from '../src/settings/synthetic.ts';
import { type Check, syntheticCheck } from './check.ts';
import { lineOf, metricsOf, writeMetrics } from './say.ts';

const usage =
  'usage: npm run synthetic -- --url https://nobi.example [--every 5m] [--metrics /…/nobi.prom]';

const fail = (why: string): never => {
  console.error(why);
  process.exit(2);
};

const readArguments = () => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { url: text, every: text, metrics: text } }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

const units = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** `90s`, `5m`, `1h`; each check writes an account, so half a minute is the least. */
const pauseOf = (every: string | undefined): number | undefined => {
  if (every === undefined) return undefined;
  const [, count, unit] = /^(\d{1,4})([smh])$/.exec(every) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h') return fail(`--every 5m, not ${every}`);
  const ms = Number(count) * units[unit];
  return ms >= 30_000 ? ms : fail('--every 30s at the least');
};

const { url = fail(usage), every, metrics } = readArguments();
if (!URL.canParse(url)) fail(`--url is no address: ${url}`);
const pauseMs = pauseOf(every);
const settings =
  syntheticCommandSettings(process.env) ??
  fail('Set SYNTHETIC_KEY, here and for the product: 32 characters or more (docs/settings.md)');

const once = async (): Promise<Check> => {
  const check = await syntheticCheck({ url, ...settings });
  const at = new Date();
  console.log(lineOf(check, at));
  if (metrics !== undefined) await writeMetrics(metrics, metricsOf(check, at));
  return check;
};

let check = await once();
while (pauseMs !== undefined) {
  await pause(pauseMs);
  check = await once();
}
process.exitCode = check.isGood ? 0 : 1;
