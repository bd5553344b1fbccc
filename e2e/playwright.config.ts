import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

// An author asks for one item: it is built apart, so that a half-written neighbour does no harm.
const { ITEM, DIST } = process.env;
const hasPeers = existsSync(join(import.meta.dirname, '../peers/node_modules/firebase-tools'));
const builds = Boolean(ITEM) && DIST === undefined;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Journeys run on the phone; those marked @both also at a desk, those marked @desk only there. */
export default defineConfig({
  testDir: 'journeys',
  ...(builds && { globalSetup: './items/build-one.ts' }),
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  // A journey that only passes at its second try is listed as flaky, and is a defect to mend.
  retries: process.env.CI ? 1 : 0,
  maxFailures: 10,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: await findBrowser(),
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: phone,
    },
    {
      name: 'desk',
      grep: /@both|@desk/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Against the vendors' own programs, where they are installed (peers/README.md).
    ...(hasPeers ? [{ name: 'peers', testDir: './peers', use: phone }] : []),
    // Every game, course and tool against the rules of all of them (items/README.md).
    { name: 'items', testDir: 'items', timeout: 120_000 },
  ],
});
