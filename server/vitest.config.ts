import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Against the vendors' own programs: peers/README.md.
    exclude: ['src/**/*.peer.test.ts'],
    pool: 'forks',
    // Three on two cores: many of them wait for clocks and other processes.
    maxWorkers: 3,
    globalSetup: ['src/database/testing.setup.ts'],
    // As with the journeys: a busy machine may disturb a test once, and the report then names it.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    provide: {
      // The same moments and victims as in a run of src/fleet that failed.
      fleetSeed: process.env.FLEET_SEED ?? '',
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
