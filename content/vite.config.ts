/** For `npx vite content`, the page for authors; the build has its own settings in build/bundle.ts. */
import { defineConfig } from 'vitest/config';
import { coversFor } from './build/covers.ts';
import { findItems } from './build/items.ts';
import { questionsFor } from './build/questions.ts';

export default defineConfig(async () => ({
  test: {
    isolate: false,
    testTimeout: 60_000,
    // A hang is found as well after a minute, and a busy machine is none.
    hookTimeout: 60_000,
    // Those run with vitest.slow.config.ts.
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
  },
  plugins: [questionsFor(await findItems(import.meta.dirname)), coversFor(import.meta.dirname)],
}));
