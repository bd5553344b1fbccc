import { defineConfig } from '@playwright/test';
import { items, phone, settings, sharedProduct } from './settings.ts';

/**
 * The gate: each journey once, on the phone, or at a desk where it is marked @desk. The second size of
 * those marked @both, sweeps, what is marked @slow, and journeys with a product of their own (vendors, microphones,
 * a lost line) are among the slow ones.
 */
export default defineConfig({
  ...settings,
  projects: [
    // The longest first, so that no core is idle at the end.
    items,
    sharedProduct({
      name: 'journeys',
      grepInvert: /@sweep|@slow/,
      testIgnore: '*.slow.journey.ts',
      use: phone,
    }),
  ],
});
