import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printFailures } from './failures.ts';
import { clearReports, journeyCache, journeyReport, unitReport } from './reports.ts';
import { root, runInOrder, runTogether } from './run.ts';
import { scratchInMemory } from './scratch.ts';
import { printSlowest } from './slowest.ts';

const isInstalled = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );

const missing = ['nginx', 'caddy', 'promtool', 'pgbouncer'].filter(
  (program) => !isInstalled(program),
);
if (missing.length > 0) {
  console.error(
    `Missing: ${missing.join(', ')}. The slow tests put the product behind real proxies and its alarms before Prometheus.`,
  );
  process.exit(1);
}

const slowTests = (run: string) =>
  [
    ...['run', '--config', 'vitest.slow.config.ts'],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${unitReport(run)}`,
  ] as const;
const [server, content] = [join(root, 'server'), join(root, 'content')];

/** Where a PostgreSQL with Citus is: `CITUS_BIN`, else where Debian puts it. */
const citusBin = process.env.CITUS_BIN ?? '/usr/lib/postgresql/15/bin';
const hasCitus = existsSync(join(citusBin, '../lib/citus.so'));
if (!hasCitus)
  console.log(`No Citus in ${citusBin} (CITUS_BIN): what is tried on its workers is left out.`);

/**
 * What is slow by nature or needs programs from outside: several processes behind a proxy, kills, a
 * full disk, restoring backups, the vendors' own programs, hostile input, every item.
 */
scratchInMemory();
await clearReports();
const steps = [
  ...(await runInOrder(
    [
      { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
      { name: 'peers', command: ['node', 'scripts/peers.ts'] },
      // They count or time what the product carries.
      {
        name: 'tests of the server that stand alone',
        command: ['vitest', ...slowTests('alone'), '--project=alone'],
        folder: server,
      },
    ],
    printFailures,
  )),
  // The server's tests wait for kills, clocks and other processes, and journeys for pages; with both at once a
  // killed database took over a minute to come back. Children are nothing but work, give way and take what is idle.
  ...(await runTogether(
    [
      [
        {
          name: 'slow tests of the server',
          command: ['vitest', ...slowTests('server'), '--project=slow'],
          folder: server,
        },
        ...(hasCitus
          ? [
              {
                name: 'tests of the server on two workers',
                command: ['vitest', ...slowTests('citus'), '--project=citus'] as const,
                folder: server,
              },
            ]
          : []),
        {
          name: 'slow journeys, vendors and items',
          command: [
            'playwright',
            'test',
            '--config',
            'playwright.slow.config.ts',
            '--reporter=list,json',
          ],
          folder: join(root, 'e2e'),
          environment: { ...journeyCache, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
        },
      ],
      [
        {
          name: 'simulated children',
          command: ['nice', 'vitest', ...slowTests('children')],
          folder: content,
        },
      ],
    ],
    printFailures,
  )),
];
await printSlowest(steps);
