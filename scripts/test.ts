import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { itemsToVisit } from './changed-items.ts';
import { printFailures } from './failures.ts';
import { clearReports, journeyCache, journeyReport, unitReport } from './reports.ts';
import { root, runTogether } from './run.ts';
import { scratchInMemory } from './scratch.ts';
import { printSlowest } from './slowest.ts';

/**
 * The gate: whatever a bare machine can try in about ten minutes. What is slow by nature or needs a
 * program from outside is in test-slow.ts. A red step is seen at once and ends it when the others have ended.
 */
scratchInMemory();
const items = await itemsToVisit();
await clearReports();
const journeys = {
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=list,json'],
  folder: join(root, 'e2e'),
  environment: {
    ...journeyCache,
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    ITEMS: items === 'all' ? '' : items.join(','),
  },
} as const;
const server = '--project=@nobi/server';
/** Rooms whose tests wait for nothing and are nothing but work. */
const ofWork = ['content', 'kit', 'contract'].map((room) => `--project=@nobi/${room}`);
/** All the rest, also what is not there yet. */
const others = [server, ...ofWork].map((one) => one.replace('=', '=!'));

const unitTests = (run: string, ...options: string[]) =>
  [
    ...['vitest', 'run', ...options],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${unitReport(run)}`,
  ] as const;

/**
 * All at once, for many tests wait for clocks, browsers and other processes. What is nothing but work (the tests of
 * some rooms, checks of the text) gives way to them and takes what is idle: it says what it found as soon as it
 * has ended.
 */
const steps = await runTogether(
  [
    [{ name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] }, journeys],
    // Three programs, for in one of them the rooms go one after the other.
    [{ name: 'tests of the server', command: unitTests('server', server) }],
    [{ name: 'tests of what browsers run', command: unitTests('browsers', ...others) }],
    [
      {
        name: 'tests of content, kit and contract',
        command: [
          'nice',
          ...unitTests('content', ...ofWork),
          `--maxWorkers=${availableParallelism()}`,
          // A test that gives way waits until the others rest.
          ...['--testTimeout=600000', '--hookTimeout=600000'],
        ],
      },
    ],
    [{ name: 'types', command: ['nice', 'tsc', '-b'] }],
    [{ name: 'format and lint', command: ['nice', 'biome', 'ci', '--colors=off'] }],
    [
      { name: 'shape', command: ['nice', 'node', 'scripts/shape.ts'] },
      { name: 'dead code', command: ['nice', 'knip'] },
    ],
  ],
  printFailures,
);
await printSlowest(steps);
