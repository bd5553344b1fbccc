import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tokens are read as text; other style sheets are not.
  test: {
    include: ['src/**/*.test.ts'],
    css: { include: /tokens\.css/ },
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
