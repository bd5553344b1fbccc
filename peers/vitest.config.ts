import { join } from 'node:path';

/** Tests of the server against the vendors' own programs: `*.peer.test.ts`, after `npm ci --prefix peers`. */
export default {
  root: join(import.meta.dirname, '../server'),
  test: {
    include: ['src/**/*.peer.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['src/database/testing.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 90_000,
    provide: { givenDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
  },
};
