import { relative } from 'node:path';
import { journeyReport, listIn, readReport, readUnitFiles } from './reports.ts';
import { root, type Timing } from './run.ts';

const unitTimings = async (): Promise<Timing[]> =>
  (await readUnitFiles()).map((file) => {
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
