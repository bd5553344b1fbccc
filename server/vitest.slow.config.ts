import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import fast from './vitest.config.ts';

const hasPeers = existsSync(join(import.meta.dirname, '../peers/node_modules/firebase-tools'));

/** They count or time what the product carries: another file beside them takes it from under them. */
const alone = [
  'src/testing/faults/frozen-database.slow.test.ts',
  'src/testing/faults/overload.slow.test.ts',
];

/** They are about what one PostgreSQL alone has: its plans, its pictures, the order of its migrations. */
const notOnCitus = [
  'src/**/*.{slow,peer}.test.ts',
  'src/**/*-plans.test.ts',
  'src/database/{migrate,placement,schema,online}/**',
  'src/database/migrate.test.ts',
  'src/testing/placement/reach.test.ts',
];

/**
 * Slow by nature, or against the vendors' own programs where they are installed (peers/README.md):
 * `npm run test:slow`, or in this folder `npx vitest run --config vitest.slow.config.ts [name]`.
 */
const { include: gate, exclude: _slow, globalSetup, ...common } = fast.test ?? {};

/** Each project has a server of its own: a setup of the whole run would not know on which kind. */
const ownServer = { globalSetup: globalSetup ?? [] };

export default defineConfig({
  test: {
    ...common,
    // A hang is found as well after a minute, and a busy machine is none.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          ...ownServer,
          include: ['src/**/*.slow.test.ts', ...(hasPeers ? ['src/**/*.peer.test.ts'] : [])],
          exclude: alone,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'citus',
          ...ownServer,
          include: gate ?? [],
          exclude: notOnCitus,
          provide: { ...common.provide, isOnCitus: true },
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          ...ownServer,
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
