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
/** Rooms whose tests wait for nothing and are nothing but work. */
const ofWork = ['@nobi/content', '@nobi/kit', '@nobi/contract'];

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
    [
      {
        name: 'tests of the server and of what browsers run',
        command: unitTests('server', ...ofWork.map((room) => `--project=!${room}`)),
      },
    ],
    [
      {
        name: 'tests of content, kit and contract',
        command: [
          'nice',
          ...unitTests('content', ...ofWork.map((room) => `--project=${room}`)),
          `--maxWorkers=${availableParallelism()}`,
          // A test that gives way waits until the others rest.
          ...['--testTimeout=300000', '--hookTimeout=300000'],
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
