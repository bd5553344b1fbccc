import { join } from 'node:path';
import { itemsToVisit } from './changed-items.ts';
import { printFailures } from './failures.ts';
import { clearReports, journeyCache, journeyReport, unitReport } from './reports.ts';
import { root, runTogether } from './run.ts';
import { scratchInMemory } from './scratch.ts';
import { printSlowest } from './slowest.ts';

/**
 * The gate: whatever a bare machine can try in about ten minutes. What is slow by nature or needs a
 * program from outside is in test-slow.ts. A red step ends it when those beside it have ended.
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
const steps = [
  ...(await runTogether([
    { name: 'format and lint', command: ['biome', 'ci', '--colors=off'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'shape', command: ['node', 'scripts/shape.ts'] },
    { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
  ])),
  // Together they leave no core idle: many tests wait for clocks, browsers and other processes.
  ...(await runTogether(
    [
      journeys,
      {
        name: 'unit and module tests',
        command: [
          'vitest',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${unitReport()}`,
        ],
      },
    ],
    printFailures,
  )),
];
await printSlowest(steps);
