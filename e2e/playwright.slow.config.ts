import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { desk, inTwo, items, ownProduct, phone, settings } from './settings.ts';

const hasPeers = existsSync(join(import.meta.dirname, '../peers/node_modules/firebase-tools'));

/** `npm run test:slow`: long journeys, sweeps, the second size, those against the vendors' own programs, and every item. */
export default defineConfig({
  ...settings,
  projects: [
    // The longest first, so that no core is idle at the end: items work, slow journeys wait.
    items,
    { name: 'slow', testMatch: '*.slow.journey.ts', grepInvert: /@sweep/, use: phone },
    // What the gate leaves to this tier.
    ownProduct({
      name: 'journeys',
      grepInvert: /@sweep|@slow/,
      testIgnore: '*.slow.journey.ts',
      use: phone,
    }),
    ...inTwo({ name: 'sweeps', grep: /@sweep|@slow/, use: phone }),
    ...inTwo({ name: 'second size', grep: /@both/, grepInvert: /@sweep/, use: desk }),
    // Where they are installed (peers/README.md).
    ...(hasPeers ? [{ name: 'peers', testDir: 'peers', use: phone }] : []),
  ],
});
