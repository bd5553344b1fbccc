import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, type Timing } from './run.ts';

/** Where the test programs leave how long each file took. */
const reports = join(root, '.cache', 'reports');
export const unitReport = join(reports, 'vitest.json');
export const journeyReport = join(reports, 'playwright.json');

/** A report of an earlier run must not pass for this one's. */
export const clearReports = () => rm(reports, { recursive: true, force: true });

const readReport = async (path: string): Promise<object> => {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return Object(JSON.parse(text));
};

const listIn = (value: unknown, name: string): object[] => {
  const list: unknown = Object(value)[name];
  return Array.isArray(list) ? list.map(Object) : [];
};

const unitTimings = async (): Promise<Timing[]> =>
  listIn(await readReport(unitReport), 'testResults').map((file) => {
    const { name, startTime, endTime } = Object(file);
    return {
      name: relative(root, String(name)),
      seconds: (Number(endTime) - Number(startTime)) / 1000,
    };
  });

const millisecondsIn = (suite: object): number => {
  const results = listIn(suite, 'specs')
    .flatMap((spec) => listIn(spec, 'tests'))
    .flatMap((test) => listIn(test, 'results'));
  const own = results.reduce((sum, result) => sum + Number(Object(result).duration), 0);
  return listIn(suite, 'suites').reduce((sum, inner) => sum + millisecondsIn(inner), own);
};

/** One top suite is one file at one size. */
const journeyTimings = async (): Promise<Timing[]> => {
  const report = await readReport(journeyReport);
  const files = new Map<string, number>();
  for (const suite of listIn(report, 'suites')) {
    const name = `e2e: ${String(Object(suite).title)}`;
    files.set(name, (files.get(name) ?? 0) + millisecondsIn(suite) / 1000);
  }
  return [...files].map(([name, seconds]) => ({ name, seconds }));
};

const asLine = ({ name, seconds }: Timing) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** Says what this run spent its time on: its steps, and the ten slowest files of tests. */
export const printSlowest = async (steps: readonly Timing[]) => {
  const files = [...(await unitTimings()), ...(await journeyTimings())];
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  console.log('\nSteps:');
  for (const step of steps) console.log(asLine(step));
  console.log('\nTen slowest files of tests:');
  for (const file of slowest) console.log(asLine(file));
};
