import { defineConfig } from '@playwright/test';
import { phone, settings } from './settings.ts';

/** `npm run measure`: what a slow phone on a slow line feels, in figures; alone on a quiet machine. */
export default defineConfig({
  ...settings,
  testDir: 'measure',
  testMatch: '*.measure.ts',
  workers: 1,
  use: { ...settings.use, ...phone },
});
