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
const unitTests = {
  name: 'unit and module tests',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport()}`,
  ],
} as const;

/**
 * All at once, for many tests wait for clocks, browsers and other processes. Checks of the text give way
 * to the tests and take what is idle: they say what they found as soon as they have ended.
 */
const steps = await runTogether(
  [
    [{ name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] }, journeys],
    [unitTests],
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
