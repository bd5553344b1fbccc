import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['src/text/errors.testing.ts'],
  },
});
