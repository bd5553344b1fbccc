import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** Journeys run on the phone; those marked @both also at a desk, those marked @desk only there. */
export default defineConfig({
  testDir: 'journeys',
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
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      grep: /@both|@desk/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
