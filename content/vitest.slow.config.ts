import { defineConfig } from 'vitest/config';
import { findItems } from './build/items.ts';
import { questionsFor } from './build/questions.ts';

/** Children of each kind through every item, and builds of hundreds: `npm run test:slow`. */
export default defineConfig(async () => ({
  test: {
    include: ['{build,simulate}/**/*.slow.test.ts'],
    // A row is nothing but work, and gives way to the server's tests and the journeys beside it.
    testTimeout: 2_400_000,
    // Left to itself a machine of two cores gets one; the tests of the server beside them mostly wait.
    maxWorkers: 2,
    provide: { children: process.env.CHILDREN ?? '' },
  },
  plugins: [questionsFor(await findItems(import.meta.dirname))],
}));
