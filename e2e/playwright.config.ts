import { defineConfig } from '@playwright/test';
import { inTwo, items, phone, settings } from './settings.ts';

/**
 * The gate: each journey once, on the phone, or at a desk where it is marked @desk. The second size of
 * those marked @both, sweeps, and what is marked @slow are among the slow ones.
 */
export default defineConfig({
  ...settings,
  projects: [
    // The longest first, so that no core is idle at the end.
    items,
    ...inTwo({
      name: 'journeys',
      grepInvert: /@sweep|@slow/,
      testIgnore: '*.slow.journey.ts',
      use: phone,
    }),
  ],
});
