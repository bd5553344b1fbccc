import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,setup,here,synthetic}/**/*.test.ts'],
    // Those run with vitest.slow.config.ts.
    exclude: ['src/**/*.slow.test.ts', 'src/**/*.peer.test.ts'],
    pool: 'forks',
    // A worker reads the product once for all of its files, which costs a second of work each time.
    isolate: false,
    // Three on two cores: many of them wait for clocks and other processes. Where all rooms are run by one
    // program the others go before.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    globalSetup: ['src/database/testing.setup.ts'],
    // A hang is found as well after a minute, and a busy machine is none.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Well below the 30 s for which a session is remembered: what is seen sooner was told.
    expect: { poll: { timeout: 10_000 } },
    // Processes that tests start compile as little anew as those of `npm start`.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled') },
    provide: {
      // The same moments and victims as in a run of the cluster tests that failed.
      clusterSeed: process.env.CLUSTER_SEED ?? '',
      nemesisSeed: process.env.NEMESIS_SEED ?? '',
      nemesisSeconds: process.env.NEMESIS_SECONDS ?? '',
      traces: process.env.TRACES ?? '',
      carryFamilies: process.env.CARRY_FAMILIES ?? '',
      // Every test has a database that is laid out over two workers of Citus.
      isOnCitus: process.env.TEST_ON_CITUS === 'on',
      citusBin: process.env.CITUS_BIN ?? '/usr/lib/postgresql/15/bin',
      givenDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      // With a key, the payment adapter is also tried on Midtrans' own sandbox (docs/payments.md).
      midtransLive: {
        serverKey: process.env.MIDTRANS_SERVER_KEY ?? '',
        signatureKey: process.env.MIDTRANS_SIGNATURE_KEY,
        environment: process.env.MIDTRANS_ENVIRONMENT ?? '',
        standIn: process.env.MIDTRANS_URL,
      },
    },
  },
});
