import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'client', 'kit', 'content', 'server', 'staff', 'web'].map(
      (room) => `./${room}`,
    ),
  },
});
