import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

/** Where the test programs leave what they found and how long it took. */
const reports = join(root, '.cache', 'reports');
/** A run may start the test program more than once, each with a report of its own. */
export const unitReport = (run: string) => join(reports, `vitest-${run}.json`);
export const journeyReport = join(reports, 'playwright.json');

/** Journeys that Playwright has read once, here rather than in a scratch folder that goes with each run. */
export const journeyCache = { PWTEST_CACHE_DIR: join(root, '.cache', 'playwright') };

/** A report of an earlier run must not pass for this one's. */
export const clearReports = () => rm(reports, { recursive: true, force: true });

/** What a test program wrote as JSON; an empty object where it wrote nothing. */
export const readReport = async (path: string): Promise<object> => {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return Object(JSON.parse(text));
};

/** The test files of every start of the unit tests. */
export const readUnitFiles = async (): Promise<object[]> => {
  const names = await readdir(reports).catch(() => []);
  const paths = names
    .filter((name) => name.startsWith('vitest-'))
    .map((name) => join(reports, name));
  const all = await Promise.all(paths.map(readReport));
  return all.flatMap((report) => listIn(report, 'testResults'));
};

/** The list that lies under a name, or none. */
export const listIn = (value: unknown, name: string): object[] => {
  const list: unknown = Object(value)[name];
  return Array.isArray(list) ? list.map(Object) : [];
};
